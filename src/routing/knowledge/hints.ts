/**
 * Words that hint at a trade without naming it, by the name of the profession. One alone says too little;
 * several, or one beside a term, lead to the trade: 'the lady turned forty and wants tiers'. Data only.
 */
export const hints: Readonly<Record<string, string>> = {
  Roofer:
    'adjuster bald barn claim clay collar copper corn curl drip estimate felt gutter layer moss overflow overhang overhead patch permit plywood pour replace rubber rust sag seam sky slate slope squall stain streak thunderstorm tied tin top valley wear wind',
  Plumber:
    'basement bathwater boiler camera corroded drip hookup hot install knob kohler laundry lukewarm meter moen pinhole puddle pump rheem scald spray sprayer squirt steam stop sulfur sweat swirl trickle upstairs wash water wrench',
  Electrician:
    '220 240 60s bright buzz camper crackle dryer extensions fried hook hookup hum kick lifting line meter oven overload pole pop power prong recall reset sauna shock strobe tesla tingle trip tub welder woodwork',
  'HVAC Technician':
    'air asthma bedroom breeze chill closet cycle drip eighty fan filter float gas greenhouse nest oil plaster register rooftop seventy shut sixty sleep stifling stuffy summer sweat system temperature tunes upstairs zone',
  'House Painter':
    'awful bare bedroom blister blotchy bubble chalky chip color crayon dark door dormer drab fade flake foyer haint ladder marker navy neutral orange outside pink popcorn prep purple refresh restain roll room sage scrape sew shade shutter smooth sponge stain tape teal trim ugly wall white',
  'General Contractor':
    'ad architect basement beam bid bigger brewery counter cramp design designer doorway drawn engineer entry estimate expand family gut halfway improvement kitchen layout license loft master narrow outdated outgrown pantry plan raise rebuilt retail salon shower space store stud studio tear unfinished upstairs',
  'Flooring Installer':
    'already board buckle claws cold concrete dull easy edge foyer ft gap glue hollow installation laminate mohawk nail oak pad plywood polish puppy replace rid rug sand scratching seam shag shine slab soft spill splinter square squeak stain strip surface tack tough trip walker wall wear',
  'Home Inspector':
    'attic bid bottom builder buy buyer check closely condition contingency crawl defect diligence fella flipper foreclosure furnace hidden license listing older problem purchase regret safe seller sound structure surprise thorough worth wrong',
  Handyman:
    'anchor babyproof bench bifold blind bookcase bracket bunk chair chores detector ding doorknob dresser drill fix gate hinge holder honey hose knob listing loose mailbox mirror mount odds peephole porch rack ramp rehang saggy screen screw shut slide squeaky tail threshold tighten tip toddler track treadmill trim vent wayfair wobbly',
  'Restoration Contractor':
    'adjuster ankle baseboard blackened blaze bucket burst candle certified claim cleanup cough creek drench dried dryer evacuate foggy fungus furry fuzz gallon green hoard hose hurricane insulation insurance mushroom overflow reek return room soaked soggy sprinkler squish stink tenant treat upstairs vacation wet wildfire',
  'Waterproofing Contractor':
    'against battery below beneath block bow cave cellar clammy crack cricket dampness dirt door downstairs dry hill hillside humid humidity injected joint level liner lower membrane moisture musty plastic puddle rec regrade seal settle sink slope soil spring step storm stuck swamp tie tilt trench underground vapor vent wall wet',
  'House Cleaner':
    'arthritis baseboard bathroom bathtub broom cabinet clutter dirty disaster emptied filthy freshen fridge gal grit hair hoover key kitchen laundry mess mirror oven pet pigsty rental sawdust shine shower sink smell smoker sparkle spotless sugar surgery sweep trustworthy turnover unpack weekly wipe',
  Mover:
    '31st antique apartment armoire assisted bail beach bedroom belong blanket boxed carried carry china clock container couch crate desk distance dorm downsize dresser flight florida futon grandfather heavy household hutch jersey lifting load mattress narrow nowhere pennsylvania pickup piece quote raleigh rental ship sofa stairwell strap strong taken treadmill upright virginia wardrobe weigh wrap',
  Realtor:
    'bedroom cabin charlotte closer commute development dock expire foreclosure internet lowball main multiple normal outbid outgrow place price quiet range rattle retire sell seller spring sq stage starter tenant unsold upper value walkable wonder worth yard',
  'Mortgage Lender':
    '1099 afford almost appraisal approval approve army bank bankruptcy benefit borrow builder buy card co enough equity exs finance home house income lend letter locked owe pay payment percent points pre quote rates rent rural save score self seller tap teacher term thirteen',
  Accountant:
    '990 booking business charity claim count crypto divorced employment extensions file foreign form government hobby inherit interest llc mileage numbers owe partnership penalty photography profit prop quarter rental shoebox sole spreadsheet start startup state statement treasurer',
  'Financial Advisor':
    'advice afford age allocate aside bonus broker buyout egg fidelity fifty future grandkids income index market million money nervous nest payout quit roll run save schwab share sixty statement tsp vanguard volatile wealthy withdraw young',
  'Insurance Agent':
    'binder boat camper car carrier contractor cover doubled drone event fleet flood jewelry landlord lender lowest pontoon proof protect protection quote rates renew rental ring road shop state storm tickets trailer truck umbrella uninsured vacant van venue',
  'Health Insurance Agent':
    'afford bills birthday blue bronze cancer card catastrophic costs cover deadline dental dependent doctor employer exchange formulary gold hospital insulin job kick lost medicine pharmacy plan prescription retire senior sixty supplement surgery vision',
  Banker:
    'app balance bosss building business capital cash ein equipment equity franchise fund hardware hoa interest joint lender line location money nonprofit notary open passbook passport payment restaurant second separate shop signature startup statement tractor transfer treasurer treasury truck vault',
  'Estate Planning Attorney':
    'affairs aging authority blended brother care dad daughter deceased deed dementia die disabled eighteen gun handwritten hospital inherit legacy legally minor mom name nephew ninety paperwork protect remarried sign someday special spouse stepchildren support unmarried update widow wishes',
  'Real Estate Attorney':
    'access agreement boundary buy cash claim cloud condemnation contract developer dispute drawn driveway duplex earnest encroach evict handshake heir land lawyer lender llc mineral owner paper parcel pasture property purchase record refinance review road shed sign survey tenant',
  'Family Law Attorney':
    'apart cheated father grandparents guardianship judge marriage move paper serve support',
  Dentist:
    'bicuspid bite bleach breath caramel chew chip coffee cold cream delta drill face fill fit front gap gentle grin grind guard hockey hot ice infected jagged jaw kids lecture lip loose metallic nervous pain pediatrician plate popcorn raw retainer scale sensitive snore sore taffy tender white',
  'Massage Therapist':
    'ach ache anniversary appreciation calf comfortable desk elbow fibromyalgia fist gift glute hip hour jaw lavender leg loosen lumbar lymph marathon migraine muscle neck oil pressure rub shoulder sore spa spasm stiff stone strain stress stretch swimmer swollen table thigh tight touch triathlon wound wreck',
  'Personal Trainer':
    'accountable amazing arm balance bathing belt bench body bone breath bulk camp coach doctor dress energy fifty firefighter fit hurt jog knee machine pants physical plan pound program pullup rehab routine sedentary session shape slim strength suit sweat tone varsity wedding',
  'Senior Care Provider':
    'bathe bed bingo check daddy discharge dress eldercare father feed forget granny independent lonely lunch meal medication neighbor ninety overnight papa pill rehab remind respite ride shower stay stove stroke veteran weekday widow',
  'Hair Stylist':
    'blonde brassy chop color cut extensions gray grey inch ombre ponytail prom root split style trim',
  Chiropractor:
    'back blade crack desk disc headache hip lifting numb pain pop sleep spinal stiff tight tingle twist whiplash wreck',
  'Digital Marketer':
    'agency audience budget business buzz competitor email exist grew growth hardly hvac mouth nasty online presence promote quiet reel results review sell shoppers show site slow spend star virginia visible visitors word young younger',
  'Web Designer':
    'ancient broke browse button calendar cart checkout com council crash customer design desktop farmer gallery hacked headline hobby internet launch link load menu nonprofit online order page phone photo photography portfolio pretty rebrand redo request reserve rsvp screen sell show signup simple startup template themselve typing update upload video',
  'Print Shop':
    'bleed board campaign canvas carbon copier date door election foam fold fundraiser funeral grand hang invoice lawn letter logo order outdated perforated photo picture plain printer program promote punch raffle shirt size stand stock storefront tab tag thousand tickets truck vinyl window wrap yard',
  'IT Support':
    'beep blue boot cable camera charge click cloud connect crash dead dell drive droppings email folder freeze guest hot hp ipad lenovo lost machine message notebook office parental picture pop ransom reach remote scam screen setup share slow spill start stream team thinkpad typing ups window wipe',
  'Payroll Provider':
    '401k biweekly bonus bookkeeper check clock deduct diner direct employee figure government handbook hire hour legally licking manager multiple paid pay picker quarter quarterly raise report restaurant run schedule seasonal spreadsheet staff stub stylist tip unemployment w2 w2s weekly worker',
  'Event Planner':
    'arrange ball bar budget celebrate cue detail engagement enjoy festival fiance fiftieth fool grand hundred launch listing mitzvah overwhelm picnic plan proposal quince run schedule sixteen sixty stage tent together',
  Caterer:
    'biscuit boil boxed brisket chafing cheese cook crowd dinner eighty feed fiftieth finger funeral ham homecoming hundred hungry luau meet menu office party pig pizza plate reception rehearsal reunion serve shrimp sides sixty slider spread super taco tailgate tired vegan wedding',
  Baker:
    'almond anniversary baby baklava birthday breakfast bride carrot coconut custom dairy decorate doughnut dozen egg gender gluten graduation holiday inside keto layer loaves party pink piped pumpkin retirement reveal roll sandwich shape shower sugar taste theme treat turns vanilla velvet wedding',
  Florist:
    'altar anniversary apology arch bare birthday boss casket deliver delivery emerald fresh funeral girlfriend grave homecoming hospital lady married memorial mother order pew pin plant president pretty prom recital ribbon secretary sorry sympathy table',
  Photographer:
    'album baby christmas dress engagement estate graduation linkedin listing maternity memories model moments newborn outfits portraits pose print real session shoot shots snap website',
  DJ: 'beat dance floor lights music party prom reception school sound speakers',
  'Auto Mechanic':
    'ac accord alignment belt blown bmw buy camry check civic commute corolla crank dash dealer dime drip drive droppings fluid ford gear grind hill honda hood hose hot hyundai idle inspection interstate jeep jerk kia lights louder morning motor noises overheat pa park pedal rattle rpm run sat sensor shake shift shop smell smoke sound squeak stall steer sticker stuck subaru tire tow traffic van vibrate warranty window wobble',
  'Travel Agent':
    'abroad africa anywhere bucket castle destination fare france grandkids grandparents group guide include ireland japan kids lights line london mediterranean northern ocean orlando points rent reunion sail sand scooter seat spain surprise tickets train visa warm weather',
  'Pest Control':
    'attic bite brown ceiling crawl deer dog hole itch noises poison quarterly scratching sink sting swarm trap tunnel wing wood yard',
  Locksmith:
    'broke car combination cylinder door inside keypad lost open purse safe spare tenant trunk',
  'Garage Door Technician':
    'above bay cable car close dent halfway keypad open panel remote reverse roller section spring stuck track',
  'Appliance Repair': 'beep clothes dish drum error food ge laundry lg samsung spin tumble warm',
  Landscaper:
    'appeal bed bloom brick clay clover cookout curb cut dirt fertilize front grade graduation green grew hydrangea juniper leaf mud neighborhood patch planter privacy prune puddle rain rake sad season seasonal shade soggy spray sprinkler stone straw swamp tidy trim upkeep',
  'Tree Service':
    'ash backyard beetles brown cedar cemetery chip climb crack crown cut dead grind hang haul huge hurricane ice insurance ivy ladder leaf leaning loblolly log mulch pecan playset roof root rotten sap shade sick split storm tall thin top tornado vine yard',
  'Septic Service':
    'backup flush lateral lid line pump rural slow smell soggy stink system tank yard',
  'Pool Company':
    'algae backyard cloudy cover deep dig diving heater inspect leak liner party pump spa vinyl',
  'Fence Contractor':
    'backyard blown deer dog escape gate goats leaning line panel pool post privacy puppy rail rotted vinyl wire wooden yard',
  Veterinarian:
    'bark breath claws collar dog ear fur lab lump paw poodle scratching shots sick sneeze vomit',
};
