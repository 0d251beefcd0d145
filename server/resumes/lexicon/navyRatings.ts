export const navyRatings = `
AB aviation deck crew member
ABE aircraft launch and recovery technician
ABF aviation fuels handler
ABH aircraft handler
AC air traffic controller
AD aircraft engine mechanic
AE aircraft electrician
AET avionics technician
AG weather observer
AM aircraft structural mechanic
AME aircraft safety equipment mechanic
AMT aviation maintenance technician
AO aviation weapons technician
AS aviation ground support equipment technician
AST aviation survival technician
AT avionics technician
AWF naval aircrew member
AWO naval aircrew operator
AWR naval aircrew operator
AWS helicopter aircrew member
AWV naval aircrew avionics specialist
AZ aviation maintenance administrator
BM boatswain’s mate (deck supervisor)
BU construction builder
CE construction electrician
CM construction mechanic
CS chef
CTI language analyst
CTM cryptologic maintenance technician
CTN cyber network specialist
CTR signals analyst
CTT electronic signals technician
CWT cyber warfare technician
DC damage control and firefighting technician
DK payroll clerk
DV diving specialist
EA engineering surveyor
EM electrician
EMN nuclear electrician
EN diesel engine mechanic
EO heavy equipment operator
EOD bomb disposal technician
ET electronics technician
ETN nuclear electronics technician
ETR submarine communications technician
ETV submarine navigation technician
FC fire control technician
FCA fire control technician
FS food service specialist
FT fire control technician
GM weapons technician
GSE gas turbine electrician
GSM gas turbine mechanic
HM hospital corpsman (medic)
HS health services technician (medic)
HT hull maintenance technician (welder)
IC interior communications electrician
IS intelligence specialist
IT information systems technician
ITN network technician
ITR communications technician
ITS submarine information systems technician
IV criminal investigator
LN legal assistant
LS logistics specialist
LSS submarine logistics specialist
CSS submarine chef
MA security and law enforcement specialist
MC mass communication specialist
ME maritime law enforcement specialist
MK machinery technician
MM machinist’s mate (marine mechanic)
MMA submarine auxiliary mechanic
MMN nuclear machinist’s mate
MMW submarine weapons technician
MN mine warfare technician
MR machinist
MST marine science technician
MT missile technician
MU musician
NC career counselor
ND navy diver
OS operations and radar specialist
PA public affairs specialist
PR aircrew survival equipment technician
PS personnel specialist
QM navigation specialist
RP chaplain’s assistant
SB special boat operator
SH retail services specialist
SK storekeeper
SO naval special forces operator
STG sonar technician
STS submarine sonar technician
SW steelworker
TM torpedo technician
UT utilities technician
YN administrative specialist
YNS submarine administrative specialist
`;
