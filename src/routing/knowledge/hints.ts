/**
 * Words that hint at a trade without naming it, by the name of the profession. One alone says too little;
 * several, or one beside a term, lead to the trade: 'the lady turned forty and wants tiers'. Data only.
 */
export const hints: Readonly<Record<string, string>> = {
  Roofer:
    'adjuster asphalt bald barn bucket claim clay collar copper curl deck drip estimate felt layer moss overhang overhead patch peak permit pour rubber rust sag seam slate slope spot squall square stain steeple storm tarp tear thunderstorm tin top valley wind worn',
  Plumber:
    'basement bathroom bathwater boiler camera corroded drip flood gurgle handle hookup hot install kitchen knob kohler laundry lukewarm meter moen overflow pinhole puddle pump rheem scald septic shutoff spray sprayer squirt steam stop sulfur sweat swirl tank trickle tub wash water wrench',
  Electrician:
    '220 240 amp bright bulb buzz camper crackle dark dryer extension floodlight fried glow hardwire heat hook hot hum kiln lamp lift line meter neutral oven overload plug pole pop power prong reset sauna sconce shock strobe tesla tingle trip tub voltage welder',
  'HVAC Technician':
    'air asthma bedroom blanket blower breeze capacitor chill closet coil cold compressor contactor cycle degree drip eighty fan filter float gas geothermal humidity nest oil reach register seventy shut sixty sleep stifling stuffy summer sweat system temperature tune upstairs wheeze winter zone',
  'House Painter':
    'bare bedroom beige blister brush bubble chip coat color crayon dark dining door drab fade finish flake foyer gray hallway marker mural navy neutral nicotine nursery orange outside peel pink popcorn prep purple refresh roll room sage scrape shade shutter smooth stain tape teal trim ugly wall',
  'General Contractor':
    'architect backyard barn basement beam bid bigger brewery buildout bump code counter cramped design designer doorway downstairs drawn engineer entry estimate expand family gut kitchen labor layout license loft master outdated pantry permit plan project raise retail room salon screen shower space store studio tear tiny upstairs wall',
  'Flooring Installer':
    'bamboo board buckle claw cold concrete cork creak den edge foyer gap glue hollow installation laminate maple nail oak pad plush plywood polish puppy replace rug sand scratch seam shag shine slab soft spill splinter square squeak stain strip surface tack threshold trip underfoot walker wall wear',
  'Home Inspector':
    'attic auction bid builder buy check closely closing commit condition contingency contract crawl defect diligence foreclosure foundation furnace hidden independent lemon license list money offer older problem purchase regret repair report safe seller sound surprise thorough walkthrough wiring worth',
  Handyman:
    'anchor bench bifold blind bookcase bracket bunk chair chores closet crib detector dresser drill fix gate hinge holder honey hose job knob latch list loose mailbox mirror mount odds porch rack rehang rod saggy screen shut slide squeaky step stuck swing threshold tighten tip toddler together track treadmill trim vent wayfair wobbly',
  'Restoration Contractor':
    'adjuster ankle baseboard blackened blaze bucket burst candle carpet certified claim cleanup contaminated creek dehumidifier drench dryer evacuate fans foggy fungus furry gallon green hoard hose hurricane insulation insurance mushroom overflow reek return room scorch soaked soggy sprinkler squish stink tenant treat upstairs vacation wet wildfire',
  'Waterproofing Contractor':
    'battery below block bow brick cellar clammy crack cricket damp dirt door downstairs hillside humid joint level liner lower moisture musty pit plastic puddle rain regrade seal seep settle sink slope soil spring stair step stick storm swamp tilt trench underneath uneven vapor vent wall wet',
  'House Cleaner':
    'airbnb baseboard bathroom biweekly busy cabinet clutter dirty filthy freshen fridge guest hair hoover key kitchen knee laundry mess mirror oven pet pigsty regular rental scrub sheet shine shower sink smell sparkle spotless sugar surgery sweep trust turnover twice unpack weekly wipe',
  Mover:
    'apartment armoire beach bedroom belong blanket box carry clock container couch crate desk distance dorm downsize dresser elevator flight florida futon grandfather haul heavy household jersey lease leave lift load long mattress narrow ohio piano pickup piece quote ramp rental sectional ship sofa stair stairwell state strap tennessee texas transfer treadmill upright van virginia wardrobe weigh wrap',
  Realtor:
    'bedroom bid bigger bungalow buy buyer cabin closer commute construction district dock empty expire foreclosure internet job lakefront list lowball main market move multiple nest offer open outgrow place price quiet ranch retire school sell seller spring sq staged starter tenant tour townhome upper value veteran walkable wonder worth yard',
  'Mortgage Lender':
    '1099 afford approval approve bank bankruptcy borrow broker builder buy card cash co-sign debt denied dream enough equity escrow home house income letter loans lock lower monthly owe pay payment percent point qualify quote rate rent rural save score self seller student tap teacher term underwriter',
  Accountant:
    '990 behind bill books business charity claim corporation count crypto deduct dependents divorced doordash extension file foreign form gambling government hustle income inherit interest late letter mileage nonprofit numbers open owe partnership penalty profit prop quarter quarterly rental return s-corp self-employed shoebox side sold sole spreadsheet start startup state statement uber',
  'Financial Advisor':
    'advice afford age allocate bonus broker early egg fidelity fifty future grandkids grow income index job lump market million money nest opinion options payout plan quit raise roll runs savings schwab second settle share sit sixty statement stop thousand tsp vanguard volatile wealthy withdraw working young',
  'Insurance Agent':
    'baby binder bite boat cancel car carrier cheaper contractor cover dog doubled drive driver drone drop event family fleet flood hail jewelry landlord lender liability license lowest million motorcycle pontoon premium proof protect protection quote rates renew rental ring road shop state storm teen ticket trailer trampoline truck umbrella uninsured vacant van venue went',
  'Health Insurance Agent':
    'afford bills birthday blue bronze cancer card costs cover deadline deductible dental dependent doctor employer enroll exchange formulary freelance gap gold hospital insulin job kick laid lost medicine network open part pharmacy plan premium prescription retire senior silver sixty spouse supplement surgery turning uninsured vision',
  Banker:
    'account app balance borrow branch building business capital card cash chase checkbook coin deposit equipment equity expand fargo fees franchise fraud fund hoa interest joint lender line location machine minimum money nonprofit notary open owner payment restaurant safe second separate shop signature start startup statement teller tractor transfer treasurer treasury truck vault wells wire working',
  'Estate Planning Attorney':
    'adult affairs aging blended brother care coma court dad daughter death deceased decisions deed dementia die disabled farm gun handwritten hospital inherit kid leave legally life medicaid minor mom nephew ninety paperwork parent pass protect remarried sign sister someday son special spouse stepchildren support surgery unmarried update widow wishes',
  'Real Estate Attorney':
    'access agent agreement boundary builder buy cash claim cloud condemnation contract dispute driveway duplex earnest encroach evict family fence handshake heir land lawyer lien line llc mineral neighbor owner paper parcel private property purchase record review road seller shared shed sign squatter survey tenant timeshare title uncle',
  Dentist:
    'bite bleach bleed breath broke caramel checkup cheek chew chip coffee cold crack cream drill exam face fill front gap grin grind guard hockey hot ice incisor infected jaw kid lip loose metallic nervous night pain plate popcorn pull retainer sensitive smile snore sore straighten sweet swollen tender white',
  'Massage Therapist':
    'ache anniversary calf calves couple cramp deep desk elbow fist foot forearm gift hand hip hour hunched jaw knead knot lavender leg loosen lower lymph marathon migraine muscle neck oil pregnant pressure rub shoulder sore spa spasm stiff stone strain stress stretch swimmer table tight touch wound',
  'Personal Trainer':
    'accountable arm balance bathing beach belly belt bench body bone breath bulk camp coach core couch deadlift doctor dress energy fifty fit hike jog knee leg lift lose machine muscle pants plan posture pound program pullup push race rehab reunion routine run sedentary session shape slim stair strength strong suit sweat tone wedding weight',
  'Senior Care Provider':
    'aide alone aunt bathe bathroom bed checks companion dad daddy discharge dress drive driver eighty eldercare errand fall father feed forget granddaddy granny hip hospital independent live lonely lunch mama meal medication memory mom mother neighbor night ninety overnight pill rehab remind respite ride shower sister sit sitter stay stove stroke uncle veteran wander weekday widow',
  'Digital Marketer':
    'ads agency audience boost budget business buzz call campaign competitor customer email facebook found google grow growth internet keyword map mouth online page phone post presence promote quiet rank reel results review sell shoppers show site slow spend spent star traffic visible visitors website word younger',
  'Web Designer':
    'ancient book broken browse button calendar cart checkout church com crashing customer design desktop donate etsy form gallery hacked headline internet launch link load login menu mobile nephew nonprofit online order outdated page phone photo portfolio pretty redo rsvp screen sell show signup startup store template type update upload',
  'Print Shop':
    'announcement bleed board booth bound bulletin campaign canvas carbon church color date door election foam fold fundraiser funeral glossy grand hang hundred invitation lawn letter logo magnet menu name opening order paper perforated photo picture placard program punch raffle save sheet show size spiral stand staple stock tag thousand ticket trade truck vinyl window wrap yard',
  'IT Support':
    'beep blue boot cable camera charge chromebook click cloud connect crash dead dell drive drop email encrypted file freeze guest hacked hot hp ipad lenovo locked lost macbook machine microsoft mouse office picture pop ransom recover remote scam screen setup share signal slow spill start sync team typing update window wipe wireless',
  'Payroll Provider':
    '401k biweekly bonus bookkeeper check clock comp contractor crew deduct deposit direct employee garnish handbook hire hour hourly manager multiple nanny paid pay quarter quarterly raise report restaurant run schedule seasonal staff state stub tip unemployment w-2 w2 weekly withhold worker',
  'Event Planner':
    'anniversary arrange auction ball banquet bar birthday bridal budget celebrate coordinator decor detail engaged engagement festival fiance fiftieth graduation grand guest holiday host hundred invite launch list mitzvah nonprofit nuptials opening organize overwhelm picnic plan proposal quince rehearsal retirement reunion ring run schedule shower sixteen sixty stage sweet tent timeline together venue',
  Caterer:
    'biscuit boil boxed bring brisket chafing cheese church cook crew crowd dessert dinner eat eighty feed fellowship fifty finger funeral guest ham homecoming hors hundred hungry luncheon meet menu noon office party pig pizza plate reception repast reunion rib sandwich serve shrimp sides sixty slider spread supper taco tailgate tired tray vegan wedding',
  Baker:
    'almond anniversary baby birthday breakfast bride bun carrot coconut custom dairy danish doughnut dozen egg free gender gluten graduation holiday inside keto layer lemon loaves party piped pumpkin retirement roll shape sheet shower slice smash sugar taste theme tier topper treat turns unicorn vanilla velvet wedding',
  Florist:
    'altar anniversary apologize apology arch arrangement birthday blossom boss bride bridesmaid bunch casket deliver delivery dried fresh funeral girlfriend grave homecoming hospital lady married mother order pew plant pretty prom recital ribbon secretary send sorry stem sympathy table wedding wife',
  'Auto Mechanic':
    'ac accord belt blow bmw buy camry check chevy civic clunk commute corolla crank dash dealer drip drive drop fan fluid ford gear grind highway honda hood hose hot hyundai idle inspection interstate jeep jerk kia knock leak light louder mile mileage morning nissan noise overheat park pedal puddle rattle red rpm run sensor shake shift shimmy shop smell smoke sound squeak squeal stall start steer sticker stuck subaru tailpipe toyota van vibrate warranty window wobble',
  'Travel Agent':
    'abroad africa anniversary beach booking break bucket cancun destination family fare fly france grandkids grandparents greece group guide include ireland island jamaica japan kids lights line london mediterranean northern ocean orlando plan points relax rent reunion sail sand seat ship ski snorkel somewhere spain spring surprise tickets train vegas visa warm weather winter yellowstone',
  'Tree Service':
    'ash backyard beetles brown cedar chip clear climb crack crane crown cut dead driveway fall fungus grind hang haul hemlock hickory hollow huge hurricane ice insurance ivy ladder leaf lean lines log magnolia mulch neighbor overhang pecan poplar power roof root rot rotten sap shade sick split storm sycamore tall thin top vine willow wire yard',
  Landscaper:
    'acre appeal bare bed bloom border brick brown clover curb cut dandelion dead deer dirt fertilize flower front grade green grew hoa hydrangea ivy juniper knee leaf mower mud neighborhood outside patch path pine privacy prune puddle rain rake season shade slope soggy spray stone straw summer sun swamp tidy trim ugly wall',
  'Septic Service':
    'backup baffle drainfield field flush grease lateral lid lines pump riser rural slow smell soggy stink system tank yard',
  'Pest Control':
    'attic bite brown ceiling chew crawl deer dog droppings hole itch mattress nest noises pantry poison quarterly scratching sink squeak sting sugar swarm trap tunnel web wing wood yard',
  Chiropractor:
    'back blade crack crook desk disc head headache hip lifting lower neck numb pain pinched pop shoulder sleep spinal stiff tight tingle turn twist whiplash wreck',
  Photographer:
    'album baby capture christmas dress engagement estate family graduation linkedin listing maternity memories model moments newborn outfits portraits pose print real senior session shoot shot snap website',
  Locksmith:
    'broke car combination cylinder door ignition inside keypad lost open outside purse safe spare tenant trunk',
  'Pool Company':
    'algae backyard cloudy cover deep dig diving filter green heater jets leak liner party pump saltwater spa summer swim vinyl water',
  'Garage Door Technician':
    'above bay bottom cable car close dent halfway keypad loud open opener panel remote reverse roller section spring stuck track',
  'Appliance Repair':
    'beep bosch burner clothes cycle dish drum error food ge ice laundry lg rack samsung spin tumble warm',
  Veterinarian:
    'bark breath cat claws collar dog ear eat fur kitten lab limp lump paw poodle puppy rabbit scratching shots sick sneeze tail vomit',
  'Hair Stylist':
    'blonde brassy chop color curly cut ends extensions frizz gray grey inch layers ombre ponytail prom roots split style trim',
  'Family Law Attorney':
    'apart cheated ex father grandparents guardianship husband judge kids leave legal marriage move papers separate served split support weekends wife',
  DJ: 'beat dance floor lights mic music night party play prom reception school song sound speakers tunes',
  'Fence Contractor':
    'backyard blown chain deer dog escape gate goats leaning line link neighbor panel pool post privacy puppy rail rotted vinyl wire wooden yard',
};
