import { termTable } from './entries.ts';

export const slang = termTable(
  { where: 'UK, US', source: 'Common usage; Army and Navy slang glossaries' },
  `
scoff | food | mass | service | at
bluey, blueys | letter home / letters home | thing | service, #
gen | information | mass | <the, service | gen z, general
gen up | learn | verb
jack | selfish | adjective | <being, <too, service | Jack
buckshee | spare | adjective
buckshees | spare item | thing
gash | rubbish | mass | service
squared away, squared-away | well organised | adjective
square away | put in order | verb
hooah, Hooah, HOOAH, oorah, Oorah, hooyah | motivated | adjective
high speed, high-speed | high-performing | adjective | service, soldier, team, unit | train, rail, internet, broadband, camera, machin, craft, boat
voluntold | assigned | verb
gucci, Gucci | high-quality | adjective | service, kit | handbag, fashion, store
ally | smart | adjective | service, kit | bank, LGBT, allies
ally kit | good equipment | mass
gonk, gonking | sleep | mass
gonk bag, doss bag | sleeping bag | thing
doss | sleep | mass | service
basha, bashas | shelter | thing
brew, brews | hot drink | thing | service, # | beer, ale, brewery, coffee
brew kit | tea-making equipment | thing
NAAFI break | tea break | thing
scran | food | mass
banjo, egg banjo | egg sandwich / egg sandwiches | thing | egg
civvy street, Civvy Street, civvie street, civvy St | civilian life | mass
civvy, civvie, civvies | civilian / civilians | person
civdiv | civilian life | mass
beast, beasted | worked hard | verb | beasted
thrashed | exercised hard | verb | service
crack on | carry on | verb | service
cracked on | carried on | verb
dhobi dust | washing powder | mass
dig out blind | work very hard | verb
dig out | work hard | verb | service
endex, ENDEX | the end of the exercise | name
startex, STARTEX | the start of the exercise | name
fastball, fastballed | urgent task | thing | fastball | baseball, pitcher, softball
on the bus, off the bus | excluded | phrase | service
jankers, ROPs, restrictions of privileges | punishment duties | plural | jankers, ROPs
interview without coffee, interviews without coffee | disciplinary meeting | thing
lizard | slacker | person | service
mucker, oppo, oppos | colleague | person
no duff, No Duff | real | adjective
on tour, On tour | on deployment | phrase | Afghanistan, Iraq, soldiers | band, music, theatre
rotation, rotations | deployment | thing | service | crop, job, wheel, clinical
op tour, Op tour, op tours | overseas deployment | thing
R&R, POTL | leave | mass | service, tour, POTL
block leave | annual leave | mass
terminal leave | final leave | mass
rear party, Rear Party, rear-party, Rear Ops | home-based team | thing
rear detachment, Rear Detachment, Rear D, rear D | home-based team | thing
advance party, ADVON, Adv Party, advon | first arrivals team | thing
stagging on, stag on | guarding | verb
stables | equipment cleaning | mass | service | horse, riding
show parade, show parades | inspection | thing
parade, parades | inspection | thing | <first, service, # | street, carnival, fashion, christmas, victory, remembrance
square-bashing, square bashing | marching drill | mass
turnout | appearance | mass | service | voter, election
tickety-boo | in good order | adjective
dit, dits | story / stories | thing | service
spin dits | tell stories | verb
threaders | fed up | adjective
chin-strapped, chinstrapped, hanging out | exhausted | adjective | chin, service
wind your neck in | calm down | verb
roger, Roger that, roger that | understood | phrase | that | Mr, Roger
WILCO, wilco | agreed | phrase
oscar mike, Oscar Mike | on the move | phrase
tango mike | thank you | phrase
lima charlie, Lima Charlie, LC | loud and clear | phrase | charlie, Charlie
Charlie Mike, charlie mike | carry on | phrase
bravo zulu, Bravo Zulu, BZ, BZs | commendation | thing | bravo, Bravo, service
ate-up, ate up, soup sandwich | disorganised | adjective | service
Blue Falcon, blue falcon | disloyal colleague | person
cannibalize, cannibalized, cannibalised | reused parts from | verb | aircraft, vehicle, vehicles, parts
embrace the suck | cope with hardship | verb
fobbit, fobbits | base-based staff member | person
geardo | equipment enthusiast | person
geedunk, gedunk | snack | thing
goat rope, goat-rope | badly run task | thing
gouge | useful information | mass | service
ground truth | facts from the site | plural | | dataset, machine learning, model, label
GI party, field day, Field Day | deep clean | thing | GI, service, barracks | school, sports
head call | toilet break | thing
hurry up and wait | waiting | mass
latrine, latrines | toilet | thing
lifer | career soldier | person | service
mandatory fun, mando fun | team social event | thing
MRE bomb | prank | thing
on the line | in front-line use | phrase | service | production, job, phone
PMCSed, PMCS’d | inspected | verb
police call, policed | litter pick | thing | call
pop smoke | leave | verb
ragged out, rag-out | worn out | adjective
sham, shamming, skating, skate | avoiding work | mass | shamming, service | ice, board, roller
shavetail | new lieutenant | person
short timer, short-timer | person about to leave / people about to leave | person
sick in quarters | off sick | phrase
smoke session, smoked | punishment exercise | thing | session, service
snivel gear | cold weather clothing | mass
Snuffy, snuffy | junior soldier | person | service
stand-down, stand down, standdown | pause in work | thing | service, safety
strac, STRAC | well prepared | adjective
unass | leave | verb
unf***, unsat, UNSAT, Unsat | unsatisfactory | adjective | unsat, UNSAT, Unsat
woobie, poncho liner | blanket | thing
zonk | day off | thing | service
scuttlebutt | rumours | plural
secure from | stop | verb | service
liberty, Liberty, libo | time off | mass | service, >call | statue, Liberty, insurance
colors, Colors | flag ceremony | thing | <morning, <evening
reveille, Reveille | morning call | thing
geobachelor, geo-bach | posted without family | adjective
dependents, dependants, dependas | family members | plural | service, # | tax, visa, health
downrange, down range | on deployment | phrase
in-country | on deployment | phrase | service
outside the wire | outside the base | phrase
inside the wire | inside the base | phrase
boots on the ground | people on site | phrase | service
tip of the spear | front line | thing
force multiplier | efficiency gain | thing | service
mission-ready, mission ready | ready for use | adjective
combat-ready | fully prepared | adjective
battle buddy, Battle Buddy, battle buddies | partner | person
wingman | partner | person | service
high-tempo | busy | adjective | service
op tempo, OPTEMPO, optempo, PERSTEMPO | workload | mass
trickle post, posting, postings | new assignment | thing | trickle, service | job, blog, social, forum, Facebook
att, atts | attachment | thing | service
CIVPOP | local people | plural
`,
);
