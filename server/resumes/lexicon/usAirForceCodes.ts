/** US Air Force and Space Force occupation codes (X stands for the skill level). Titles from the O*NET Military Crosswalk, July 2024 (Defense Manpower Data Center; CC BY 4.0), in lower case. */
export const usAirForceCodes = `
1A0X1 in-flight refueling; 1A1X1 flight engineer; 1A1X2 mobility force aviator; 1A1X3 special mission
aviator; 1A1X8 executive mission aviator; 1A2X1 aircraft loadmaster; 1A3X1 airborne mission systems
specialist; 1A4X1 airborne operations; 1A5X1 airborne missions systems; 1A5X2 airborne command and control
communications equipment; 1A5X3 airborne radar systems; 1A6X1 flight attendant; 1A7X1 aerial gunner; 1A8X1
airborne cryptologic language analyst; 1A8X2 airborne intelligence; 1A9X1 special missions aviation; 1B0X1
knowledge operations management; 1B0X2 cyber systems operations; 1B0X3 cyber surety; 1B0X4 computer systems
programming; 1B1X1 client systems; 1B1X2 cyber transport systems; 1B1X3 rf transmission systems; 1B1X4
spectrum operations; 1B1X5 ground radar systems; 1B1X6 airfield systems; 1B1X7 cable and antenna systems;
1B3X1 electronic warfare operator; 1B4X1 cyber warfare operations; 1C0X1 airfield management; 1C0X2 aviation
resource management; 1C1X1 air traffic control; 1C2X1 combat control; 1C3X1 all-domain command and control
operations; 1C4X1 tactical air control party; 1C5X1 battle management operations; 1C6X1 space systems
operations; 1C7X1 airfield management; 1C8X1 ground radar systems; 1C8X2 airfield systems; 1C8X3 radar;
1D7X1 cyber defense operations; 1D7X2 spectrum defense operations; 1D7X3 cable and antenna defense
operations; 1H0X1 aerospace physiology; 1N0X1 all source intelligence analyst; 1N0X2 target intelligence;
1N1X1 geospatial intelligence; 1N2X1 signals intelligence; 1N3X1 cryptologic language analyst; 1N3X2 romance
cryptologic linguist; 1N3X3 slavic cryptologic linguist; 1N3X4 far east cryptologic linguist; 1N3X5 mid east
cryptologic linguist; 1N3X6 african cryptologic linguist; 1N3X7 turkic cryptologic linguist; 1N3X8
polynesian cryptologic linguist; 1N3X9 indo-iranian cryptologic linguist; 1N4X1 cyber intelligence; 1N4X2
cryptologic analyst & reporter; 1N5X1 electronic signals intelligence exploitation; 1N6X1 electronic systems
security assessment; 1N7X1 human intelligence specialist; 1N8X1 targeting analyst; 1P0X1 aircrew flight
equipment; 1S0X1 safety; 1T0X1 survival; 1T1X1 aircrew life support; 1T2X1 pararescue; 1U0X1 sensor
operator; 1U1X1 remotely piloted aircraft pilot; 1W0X1 weather; 1W0X2 special operations weather; 1Z1X1
pararescue; 1Z2X1 combat control; 1Z3X1 tactical air control party; 1Z4X1 special reconnaissance; 2A0X1
avionics test station; 2A1X1 avionic sensors maintenance; 2A1X2 avionics guidance and control systems; 2A1X3
communication and navigation systems; 2A1X4 airborne surveillance radar systems; 2A1X5 avionics support
equipment; 2A1X6 airborne command post communications equipment; 2A1X7 electronic warfare systems; 2A2X1
MHU-139 electrical; 2A2X2 electronic warfare systems; 2A2X3 special operations forces/personnel recovery
integrated electronic warfare systems; 2A3X1 A-10; 2A3X2 F-16; 2A3X3 tactical aircraft maintenance; 2A3X4
fighter aircraft integrated avionics; 2A3X5 advanced fighter aircraft integrated avionics; 2A3X7 tactical
aircraft maintenance; 2A3X8 remotely piloted aircraft maintenance; 2A4X1 aircraft guidance and control
systems; 2A4X2 aircraft communication and navigation systems; 2A4X3 aircraft command control communications
and navigation systems; 2A5X1 airlift/special mission aircraft maintenance; 2A5X2 helicopter/tiltrotor
aircraft maintenance; 2A5X3 mobility air forces electronic warfare systems; 2A5X4 refuel/bomber aircraft
maintenance; 2A6X1 aerospace propulsion; 2A6X2 aerospace ground equipment; 2A6X3 aircrew egress systems;
2A6X4 aircraft fuel systems; 2A6X5 aircraft hydraulic systems; 2A6X6 aircraft electrical and environmental
systems; 2A7X1 aircraft metals technology; 2A7X2 nondestructive inspection; 2A7X3 aircraft structural
maintenance; 2A7X4 survival equipment; 2A7X5 low observable aircraft structural maintenance; 2A8X1 mobility
air forces integrated communication/navigation/mission systems; 2A8X2 mobility air forces integrated
instrument and flight control systems; 2A9X1 bomber/special integrated communication/navigation/mission
systems; 2A9X2 bomber/special integrated instrument and flight control systems; 2A9X3 bomber/special
electronic warfare and radar surveillance integrated avionics; 2A9X4 heavy aircraft integrated avionics;
2B0X1 seaman; 2B0X2 marine engine; 2E0X1 ground radar systems; 2E0X2 aircraft control and warning radar;
2E0X3 automatic tracking radar; 2E1X1 satellite; 2E1X2 airfield systems; 2E1X3 ground radio communications;
2E1X4 visual imagery and intrusion detection systems; 2E2X1 network infrastructure systems; 2E3X1 secure
communications systems; 2E4X1 space systems; 2E5X1 imagery systems maintenance; 2E6X1 communications antenna
systems; 2E6X2 communications cable and antenna systems; 2E6X3 voice network systems; 2E7X1 telephone
switching systems; 2E7X2 missile control communications systems; 2E7X3 telephone and data circuitry
equipment; 2E8X1 instrumentation and telemetry systems; 2F0X1 fuels; 2G0X1 logistics plans; 2M0X1 missile
and space systems electronic maintenance; 2M0X2 missile and space systems maintenance; 2M0X3 missile and
space facilities; 2P0X1 precision measurement equipment laboratory; 2R0X1 maintenance management analysis;
2R1X1 maintenance management production; 2R2X1 maintenance management; 2S0X1 materiel management; 2S0X2
supply systems analysis; 2S0X3 materiel storage and distribution; 2T0X1 traffic management operations; 2T1X1
ground transportation; 2T2X1 air transportation; 2T3X0 vehicle and vehicular equipment maintenance; 2T3X1
mission generation vehicular equipment maintenance; 2T3X2 special vehicle maintenance; 2T3X3 vehicle
maintenance control and analysis; 2T3X4 general purpose vehicle maintenance; 2T3X5 vehicle body maintenance;
2T3X7 fleet management and analysis; 2T4X0 general purpose vehicle and body maintenance; 2T4X1 general
purpose vehicle mechanic; 2T4X2 vehicle body maintenance; 2W0X1 munitions systems; 2W1X1 aircraft armament
systems; 2W2X1 nuclear weapons; 3A0X1 knowledge operations management; 3A1X1 administration; 3C0X1
communications - computer systems operations; 3C0X2 communications - computer systems programming; 3C1X1
radio communications systems; 3C1X2 electromagnetic spectrum management; 3C2X1 network integration; 3C3X1
communications - computer systems planning and implementation; 3D0X1 knowledge management; 3D0X2 cyber
systems operations; 3D0X3 cyber surety; 3D0X4 computer systems programming; 3D1X1 client systems; 3D1X2
cyber transport systems; 3D1X3 rf transmission systems; 3D1X4 spectrum operations; 3D1X5 ground radar
systems; 3D1X6 airfield systems; 3D1X7 cable and antenna systems; 3E0X1 electrical systems; 3E0X2 electrical
power production; 3E1X1 heating; 3E2X1 pavements and construction equipment; 3E3X1 structural; 3E4X1 water
and fuel systems maintenance; 3E4X2 liquid fuel systems maintenance; 3E4X3 pest management; 3E5X1
engineering; 3E6X1 operations management; 3E7X1 fire protection; 3E8X1 explosive ordnance disposal; 3E9X1
emergency management; 3F0X1 personnel; 3F1X1 services; 3F2X1 education and training; 3F3X1 manpower; 3F4X1
equal opportunity; 3F5X1 administration; 3G0X1 talent acquisition; 3H0X1 historian; 3K0X1 subsistence
operations; 3M0X1 services; 3N0X1 public affairs; 3N0X2 broadcast journalist; 3N0X3 graphic arts; 3N0X4
still photography; 3N0X5 photojournalist; 3N0X6 public affairs; 3N1X1 regional band; 3N2X1 premier band -
the usaf band; 3N3X1 premier band - the usaf academy band; 3P0X1 security forces; 3P0X2 law enforcement;
3P1X1 combat arms training and maintenance; 3R0X1 printing management; 3S0X1 personnel; 3S0X2 personnel
system management; 3S1X1 equal opportunity; 3S2X1 education and training; 3S3X1 manpower; 3S3X3 manpower;
3U0X1 manpower; 3V0X1 graphic arts; 3V0X2 still photography; 3V0X3 video; 3V1X1 imagery production; 4A0X1
health services management; 4A1X1 medical materiel; 4A2X1 biomedical equipment; 4B0X1 bioenvironmental
engineering; 4C0X1 mental health service; 4D0X1 diet therapy; 4E0X1 public health; 4F0X1 aeromedical; 4H0X1
respiratory care practitioner; 4J0X1 occupational therapy; 4J0X2 physical medicine; 4M0X1 aerospace and
operational physiology; 4N0X1 aerospace medical service; 4N1X1 surgical service; 4P0X1 pharmacy; 4R0X1
diagnostic imaging; 4R0X2 nuclear medicine; 4T0X1 medical laboratory; 4T0X2 histopathology; 4T0X3
cytotechnology; 4U0X1 orthotic; 4V0X1 ophthalmic; 4Y0X1 dental assistant; 4Y0X2 dental laboratory; 4Y1X1
dental laboratory; 5C0X1 cyber operations; 5I0X1 all source analyst; 5I2X1 cryptologic analyst; 5J0X1
paralegal; 5R0X1 religious affairs; 5S0X1 space systems operations; 6C0X1 contracting; 6F0X0 financial
management and services; 6F0X1 financial management and comptroller; 6F0X2 financial services; 6F1X1
financial analysis; 7S0X1 special investigations
`;
