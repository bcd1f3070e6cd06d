/**
 * Words that hint at a trade without naming it, by the name of the profession. One alone says too little;
 * several, or one beside a term, lead to the trade: 'the lady turned forty and wants tiers'. Data only.
 */
export const hints: Readonly<Record<string, string>> = {
  Roofer:
    'adjuster bald barn claim clay collar copper curl drip estimate felt layer moss overhang overhead patch permit plywood pour rubber rust sag seam sky slate slope squall stain streak thunderstorm tin top valley wear wind',
  Plumber:
    'basement bathroom bathwater boiler camera corroded drip hookup hot install knob kohler laundry lukewarm meter moen pinhole puddle pump rheem scald spray sprayer squirt steam stop sulfur sweat swirl trickle wash water wrench',
  Electrician:
    '220 240 bright buzz camper crackle dryer extensions fried hook hookup hot hum lifting line meter oven overload pole pop power prong reset sauna shock strobe tesla tingle trip tub welder',
  'HVAC Technician':
    'air asthma bedroom breeze chill closet cycle drip eighty fan filter float gas nest oil register seventy shut sixty sleep stifling stuffy summer sweat system temperature tunes upstairs wheeze winter zone',
  'House Painter':
    'bare bedroom blister bubble chalky chip color crayon dark door drab fade flake foyer hallway marker navy neutral orange outside pink popcorn prep purple refresh roll room sage scrape shade shutter smooth stain tape teal trim ugly wall',
  'General Contractor':
    'architect backyard basement beam bid bigger brewery counter cramp design designer doorway downstairs drawn engineer entry estimate expand family gut kitchen layout license loft master outdated pantry plan raise retail salon shower space store studio tear upstairs',
  'Flooring Installer':
    'board buckle claws cold concrete edge foyer gap glue hollow installation laminate maple mohawk nail oak pad plywood polish puppy replace rug sand scratching seam shag shine slab soft spill splinter square squeak stain strip surface tack trip walker wall wear',
  'Home Inspector':
    'attic bid builder buy check closely condition contingency crawl defect diligence foreclosure foundation furnace hidden license listing older problem purchase regret safe seller sound surprise thorough wire worth',
  Handyman:
    'anchor bench bifold blind bookcase bracket bunk chair chores detector doorknob dresser drill fix gate hinge holder honey hose knob listing loose mailbox mirror mount odds porch rack rehang saggy screen shut slide squeaky threshold tighten tip toddler track treadmill trim vent wayfair wobbly',
  'Restoration Contractor':
    'adjuster ankle baseboard blackened blaze bucket burst candle certified claim cleanup creek drench dried dryer evacuate foggy fungus furry gallon green hoard hose hurricane insulation insurance mushroom overflow reek return room scorch soaked soggy sprinkler squish stink tenant treat upstairs vacation wet wildfire',
  'Waterproofing Contractor':
    'battery below beneath block bow cave cellar clammy crack cricket dampness dirt door downstairs hillside humid humidity joint level liner lower membrane moisture musty plastic puddle rec regrade seal settle sink slope soil spring step storm stuck swamp tilt trench underground underneath vapor vent wall wet',
  'House Cleaner':
    'baseboard bathroom busy cabinet clutter dirty filthy freshen fridge hair hoover key kitchen knee laundry mess mirror oven pet pigsty regular rental shine shower sink smell sparkle spotless sugar surgery sweep turnover unpack weekly wipe',
  Mover:
    'armoire beach bedroom belong blanket boxed carry china clock container couch crate desk distance dorm downsize dresser flight florida futon grandfather heavy household hutch jersey lifting load mattress narrow pickup piece quote raleigh rental ship sofa stairwell strap transfer treadmill upright van virginia wardrobe weigh wrap',
  Realtor:
    'bedroom bungalow cabin closer commute dock expire foreclosure internet lowball main multiple normal outgrow place price quiet ranch retire sell seller spring sq stage starter tenant upper value walkable wonder yard',
  'Mortgage Lender':
    '1099 afford almost appraisal approval approve bank bankruptcy borrow broker builder buy card co enough equity finance home house income letter locked owe pay payment percent points quote rates rent rural save score self seller tap teacher term',
  Accountant:
    '990 behind booking business charity claim count crypto divorced extensions file foreign form gambling government hobby inherit interest mileage numbers owe partnership penalty profit prop quarter rental shoebox sole spreadsheet start startup state statement treasurer',
  'Financial Advisor':
    'advice afford age allocate bonus broker egg fidelity fifty future grandkids income index market million money nest payout plan quit roll run save schwab share sixty statement thousand tsp vanguard volatile wealthy withdraw young',
  'Insurance Agent':
    'baby binder boat car carrier contractor cover doubled drive drone event fleet flood jewelry landlord lender lowest pontoon proof protect protection quote rates renew rental ring road shop state storm tickets trailer truck umbrella uninsured vacant van venue',
  'Health Insurance Agent':
    'afford bills birthday blue bronze cancer card costs cover deadline dental dependent doctor employer exchange formulary freelance gold hospital insulin job kick lost medicine pharmacy plan prescription retire senior sixty supplement surgery vision',
  Banker:
    'app balance building business capital cash equipment equity franchise fund hoa interest joint lender line location money nonprofit notary open passbook payment restaurant second separate shop signature startup statement tractor transfer treasurer treasury truck vault wells',
  'Estate Planning Attorney':
    'affairs aging blended brother care coma dad daughter death deceased deed dementia die disabled gun handwritten hospital inherit legally minor mom nephew ninety paperwork protect remarried sign sister someday special spouse stepchildren support unmarried update widow wishes',
  'Real Estate Attorney':
    'access agreement boundary builder buy cash claim cloud condemnation contract dispute driveway duplex earnest encroach evict fence handshake heir land lawyer llc mineral neighbor owner paper parcel property purchase record refinance review road shed sign survey tenant',
  'Family Law Attorney':
    'apart cheated father grandparents guardianship judge marriage move paper serve support wife',
  Dentist:
    'bicuspid bite bleach breath caramel chew chip coffee cold cream delta drill exam face fill front gap grin grind guard hockey hot ice infected jaw kids lip loose metallic nervous pain plate popcorn retainer scale sensitive snore sore sweet taffy tender white',
  'Massage Therapist':
    'ach ache anniversary calf couple deep desk elbow fist gift hip hour jaw lavender leg loosen lumbar lymph marathon migraine muscle neck oil pressure rub rubdown shoulder sore spa spasm stiff stone strain stress stretch swimmer swollen table tight touch wound',
  'Personal Trainer':
    'accountable arm balance bathing belt bench body bone breath bulk camp coach doctor dress energy fifty fit jog knee leg machine pants plan pound program pullup push rehab reunion routine sedentary session shape slim stair strength suit sweat tone wedding',
  'Senior Care Provider':
    'bathe bed check daddy discharge dress eldercare father feed forget granny independent lonely lunch mama meal medication neighbor ninety overnight papa pill remind respite ride shower sister stay stove stroke veteran weekday widow',
  'Hair Stylist':
    'blonde brassy chop color cut extensions gray grey inch ombre ponytail prom root split style trim',
  Chiropractor:
    'back blade crack desk disc headache hip lifting numb pain pop sleep spinal stiff tight tingle twist whiplash wreck',
  'Digital Marketer':
    'agency audience budget business buzz call competitor email exist grew growth mouth online presence promote quiet reel results review sell shoppers show site slow spend spent star visible visitors word younger',
  'Web Designer':
    'ancient broke browse button calendar cart checkout com crash customer design desktop gallery hacked headline internet launch link load menu nonprofit online order page phone photo portfolio pretty rebrand redo request rsvp screen sell show signup startup template themselve typing update upload',
  'Print Shop':
    'bleed board campaign canvas carbon copier date door election foam fold fundraiser funeral grand hang lawn letter logo order perforated photo picture program punch raffle size stand stock tab tag thousand tickets truck vinyl window wrap yard',
  'IT Support':
    'beep blue boot cable camera charge click cloud connect crash dead dell drive droppings email folder freeze guest hot hp ipad lenovo lost machine message office picture pop ransom remote scam screen setup share slow spill start stream team typing window wipe',
  'Payroll Provider':
    '401k biweekly bonus bookkeeper check clock deduct direct employee government handbook hire hour legally manager multiple paid pay quarter quarterly raise report restaurant run schedule seasonal staff state stub stylist tip unemployment w2 weekly worker',
  'Event Planner':
    'arrange ball bar budget celebrate cue detail engagement festival fiance fiftieth grand hundred launch listing mitzvah overwhelm picnic plan proposal quince run schedule sixteen sixty stage sweet tent together',
  Caterer:
    'biscuit boil boxed bring brisket chafing cheese cook crowd dinner eat eighty feed finger funeral ham homecoming hundred hungry meet menu noon office party pig pizza plate reception reunion serve shrimp sides sixty slider spread taco tailgate tired vegan wedding',
  Baker:
    'almond anniversary baby birthday breakfast bride carrot coconut custom dairy doughnut dozen egg gender gluten graduation holiday inside keto layer loaves party piped pumpkin retirement reveal roll shape shower sugar taste theme treat turns vanilla velvet wedding',
  Florist:
    'altar anniversary apology arch birthday boss bride casket deliver delivery emerald fresh funeral girlfriend grave homecoming hospital lady married mother order pew plant pretty prom recital ribbon secretary sorry sympathy table',
  Photographer:
    'album baby christmas dress engagement estate graduation linkedin listing maternity memories model moments newborn outfits portraits pose print real session shoot shots snap website',
  DJ: 'beat dance floor lights music party prom reception school sound speakers',
  'Auto Mechanic':
    'ac accord belt blown bmw buy camry check civic commute corolla crank dash dealer drip drive droppings fluid ford gear grind highway honda hood hose hot hyundai idle inspection interstate jeep jerk kia lights louder morning noises overheat park pedal rattle rpm run sensor shake shift shop smell smoke sound squeak stall steer sticker stuck subaru van vibrate warranty window wobble',
  'Travel Agent':
    'abroad africa bucket castle destination family fare france grandkids grandparents group guide include ireland japan kids lights line london mediterranean northern ocean orlando points rent reunion sail sand seat spain surprise tickets train visa warm weather',
  'Pest Control':
    'attic bite brown ceiling crawl deer dog hole itch noises poison quarterly scratching sink sting swarm trap tunnel wing wood yard',
  Locksmith:
    'broke car combination cylinder door inside keypad lost open purse safe spare tenant trunk',
  'Garage Door Technician':
    'above bay cable car close dent halfway keypad open panel remote reverse roller section spring stuck track',
  'Appliance Repair':
    'beep clothes dish drum error food ge ice laundry lg samsung spin tumble warm',
  Landscaper:
    'appeal bed bloom brick clover curb cut dead dirt fertilize front grade green grew hoa hydrangea juniper leaf mud neighborhood patch privacy prune puddle rain rake sad season shade soggy spray stone straw swamp tidy trim ugly',
  'Tree Service':
    'ash backyard beetles brown cedar chip climb crack crown cut dead grind hang haul huge hurricane ice insurance ivy ladder leaf leaning loblolly log mulch pecan roof root rotten sap shade sick split storm tall thin top tornado vine yard',
  'Septic Service':
    'backup flush grease lateral lid line pump rural slow smell soggy stink system tank yard',
  'Pool Company':
    'algae backyard cloudy cover deep dig diving heater leak liner party pump spa summer vinyl',
  'Fence Contractor':
    'backyard blown deer dog escape gate goats leaning line panel pool post privacy puppy rail rotted vinyl wire wooden yard',
  Veterinarian:
    'bark breath claws collar dog ear fur lab lump paw poodle scratching shots sick sneeze vomit',
};
