import { termTable } from './entries.ts';

export const namedOperations = termTable(
  { where: 'UK, US', source: 'UK operation names published by the MOD; US campaign names, DOD' },
  `
HERRICK | operations in Afghanistan (=) | mass
TORAL | operations in Afghanistan (=) | mass
TELIC | operations in Iraq (=) | mass
SHADER | operations in Iraq and Syria (=) | mass
BANNER | operations in Northern Ireland (=) | mass
CORPORATE | operations in the Falkland Islands (=) | mass
GRANBY | operations in the Gulf (=) | mass
RESINATE, OCULUS, PALATINE, LODESTAR, GRAPPLE, AGRICOLA, JOINT GUARDIAN | operations in the Balkans (=) | mass
ESSENTIAL HARVEST | operations in North Macedonia (=) | mass
VERITAS, FINGAL, JACANA | operations in Afghanistan (=) | mass
BARRAS, PALLISER, SILKMAN | operations in Sierra Leone (=) | mass
GRITROCK | Ebola response in Sierra Leone (=) | mass
ELLAMY | operations in Libya (=) | mass
PITTING | the evacuation from Kabul (=) | mass
RESCRIPT | COVID-19 support in the UK (=) | mass
BROADSHARE | COVID-19 support overseas (=) | mass
OLYMPICS | security support to the Olympic Games (=) | mass
TEMPERER | counter-terrorism support in the UK (=) | mass
CABRIT | NATO deployment to Estonia (=) | mass
AZOTIZE | air policing in the Baltic states (=) | mass
BILOXI | air policing in Romania (=) | mass
ORBITAL, INTERFLEX | training of Ukrainian forces (=) | mass
NEWCOMBE | operations in Mali (=) | mass
TRENTON | peacekeeping in South Sudan (=) | mass
TOSCA | peacekeeping in Cyprus (=) | mass
KIPION | maritime security in the Gulf (=) | mass
ATALANTA | counter-piracy patrols off Somalia (=) | mass
RUMAN, PATWIN | disaster relief overseas (=) | mass
RELENTLESS | continuous deterrent patrols (=) | mass
FIRIC | operations in the Falkland Islands (=) | mass
FRESCO | fire service cover in the UK (=) | mass
ESCALIN | fuel delivery support in the UK (=) | mass
PENINSULA | foot-and-mouth disease support (=) | mass
PINUNIPED, TURUS | operations overseas (=) | mass
OEF, Enduring Freedom | operations in Afghanistan (=) | mass
OIF, Iraqi Freedom | operations in Iraq (=) | mass
OND, New Dawn | operations in Iraq (=) | mass | Operation, service
OIR, Inherent Resolve | operations in Iraq and Syria (=) | mass
OFS, Freedom’s Sentinel | operations in Afghanistan (=) | mass | service, Freedom
OAR, Atlantic Resolve | operations in eastern Europe (=) | mass | Atlantic, service
Spartan Shield | operations in the Middle East (=) | mass
Desert Storm | operations in the Gulf (=) | mass
Desert Shield | operations in the Gulf (=) | mass
Joint Endeavor, Joint Guard, Joint Forge | operations in Bosnia (=) | mass
Allies Refuge | evacuation from Afghanistan (=) | mass
Allies Welcome | support to Afghan refugees (=) | mass
Noble Eagle | homeland air defense (=) | mass
Deny Flight, Allied Force | air operations in the Balkans (=) | mass
Southern Watch, Northern Watch | air operations over Iraq (=) | mass
Unified Response | disaster relief in Haiti (=) | mass
Tomodachi | disaster relief in Japan (=) | mass
`,
);
