/**
 * The words that signs of danger are written with, and the company in which a sign means nothing. Data only;
 * the notation is that of dangers/sign.ts.
 */
import type { DangerWording } from './danger-kind.ts';

export const dangerWording: DangerWording = {
  groups: {
    // Who it happens to.
    person: '<child> <elder> <partner> <kin> <adult> i me he she him her we us they them',
    child: `
      baby newborn infant toddler child boy girl son daughter kiddo nephew niece grandson granddaughter grandkid
      grandchild grandbaby teen teenager preschooler stepson stepdaughter twin little yo kindergartner`,
    elder: `
      mom mum mommy mama mother dad daddy papa father grandma grandpa grandmother grandfather granny gran nana nan
      nanny grandad granddad grandparent gramps parent elder elderly senior old pop nonna abuela mimi memaw pawpaw
      resident`,
    partner: `
      husband hubby wife boyfriend girlfriend partner spouse fiance fiancee ex stepdad stepfather stepmom stepmother`,
    kin: 'uncle aunt auntie cousin brother sister sibling relative family',
    adult: `
      friend roommate flatmate neighbor neighbour guest customer client coworker colleague employee worker boss
      manager teacher student patient guy man woman lady dude person someone somebody stranger people everyone
      everybody tenant landlord visitor passenger driver cyclist biker bicyclist pedestrian swimmer jogger hiker
      bride groom bridesmaid waiter waitress barista cook chef helper sitter babysitter bestie buddy pal player
      runner roofer plumber electrician contractor painter landscaper gardener handyman cleaner carpenter
      mechanic technician installer trainer instructor coach shopper diner homeless victim crew usher caterer
      bartender drunk`,
    me: 'me us my our her him them child mom mother sister brother grandma',
    pet: `
      dog cat puppy kitten pup pet hamster rabbit bunny parrot horse goat chicken hen fish lizard doggo cow calf
      pony retriever poodle beagle ferret bulldog labrador`,

    // When it happens, and how bad it is.
    now: `
      now just currently suddenly sudden help hurry please 911 ambulance omg asap quick fast still tonight again
      tonite immediately`,
    harm: `
      hurt injured injury trapped stick pinned bleed blood unconscious breath breathe scared scream cry dead die
      dizzy pain conscious hospital`,
    alarm: '<now> <harm>',
    not: `
      not no isnt wont doesnt dont arent wasnt cant cannot couldnt didnt aint never stop unable barely hardly without
      havent hasnt wouldnt quit nobody`,
    number: '# two three four five six seven eight nine ten twenty thirty couple few several many',
    haste: `
      a an the my our your his her there theres is are was its it this that in on at of i we me us you and or to
      help emergency please now right hurry quick quickly fast asap omg oh god no what do does need have has got
      very really so some still just here someone somebody anyone 911 call ambulance urgent serious bad badly going
      having think maybe possible possibly again he she they him with be been being how up`,

    // Parts of a body.
    body: `
      arm leg hand finger fingertip thumb face head neck back eye chest stomach belly foot toe wrist ankle knee skin
      throat mouth tongue lip nose ear forehead shoulder scalp body thigh calf elbow hip forearm palm cheek shin groin
      rib lap`,
    limb: 'arm leg hand finger fingertip thumb foot toe wrist ankle knee thigh shin forearm palm',
    breath: 'breath breathe air',
    blood: 'blood bleed bled nosebleed hemorrhage haemorrhage',
    pain: `
      hurt pain ache tight tightness tighten pressure crush squeeze stab heavy heaviness sore elephant burning`,
    numb: `
      numb numbness tingle tingly paralyze paralyse weak weakness droop droopy sag limp slump crooked lopsided uneven
      twist`,
    swell: 'swell swollen puffy puff balloon swelled',
    sick: `
      headache dizzy nausea nauseous sick sleepy lightheaded vomit throw puke faint woozy confuse queasy
      migraine drowsy groggy`,
    blue: 'blue purple gray grey',

    // Things and places.
    room: `
      house home kitchen bedroom bathroom garage basement attic apartment apt condo =building room hallway laundry
      shed barn office shop store salon restaurant hotel motel school church warehouse cabin trailer upstairs
      downstairs floor wall ceiling crawlspace closet porch deck roof yard backyard patio balcony unit flat studio den
      nursery gym factory stairwell rv tent neighbor neighbors`,
    appliance: `
      stove oven dryer toaster microwave range cooktop fryer fridge refrigerator dishwasher washer heater furnace
      boiler grill fan lamp light vent pan pot skillet candle charger battery laptop tv television generator
      hoverboard scooter ebike cord crockpot airfryer fireplace chimney woodstove ac`,
    electric: `
      outlet socket plug switch panel breaker fuse wire cable receptacle fusebox electrical powerstrip fixture
      circuit cord`,
    vehicle: `
      car truck van bus suv motorcycle motorbike bike vehicle engine jeep semi tractor minivan pickup atv train
      forklift trailer scooter`,
    burnable: `
      curtain couch sofa bed mattress pillow carpet rug tree bush grass shirt sleeve clothes hair dress towel
      blanket trash dumpster fence field woods awning table tablecloth napkin veil wig grease mulch house hood`,
    structure: `
      ceiling roof wall deck balcony porch chimney =building scaffold scaffolding beam garage staircase stair stairs
      tunnel trench bridge tent canopy stage bleachers crane shed carport awning overhang floor barn house column
      railing`,
    tree: 'tree branch limb oak pine trunk',
    wet: 'water flood leak rain drip wet puddle soak submerge underwater drench gush pour sewage damp',
    pool: `
      pool lake river pond ocean sea creek stream canal bathtub tub well surf wave reservoir hottub jacuzzi spa quarry
      dock boat beach bath bay marina`,
    weapon: 'gun knife pistol rifle machete weapon shotgun firearm axe hammer',
    beast: `
      dog pitbull snake copperhead rattlesnake rattler cottonmouth moccasin viper cobra raccoon coyote bear fox bat
      alligator gator bobcat cougar shark spider widow recluse scorpion rottweiler shepherd bull boar hog rat
      squirrel possum opossum monkey python lion stray animal cat`,
    insect: 'bee wasp hornet yellowjacket jacket ant scorpion jellyfish',
    toxic: `
      bleach detergent pod ammonia lye antifreeze pill medicine medication med tablet drug battery magnet poison
      chemical gasoline kerosene turpentine thinner pesticide weedkiller insecticide fertilizer sanitizer tylenol
      ibuprofen advil aspirin melatonin opioid oxycodone xanax fentanyl heroin meth cocaine nicotine vape mushroom
      berry oleander disinfectant drano windex lysol pinesol peroxide acid solvent mothball capsule gummy
      benadryl acetaminophen vitamin perfume insulin cleaner methadone adderall`,

    // What is done.
    swallow: `
      swallow drank drink drunk ate eat eaten ingest chew took take taken taking gulp sip lick consume inhale put`,
    hit: `
      hit hitting beat beaten punch slap kick choke strangle shove abuse hurt attack rape molest grab push smack whip
      assault harm threaten`,
    fall: 'fall collapse cave crumble buckle topple tip crash crashing',
  },
  slips: {
    abt: 'about', accross: 'across', aint: 'not', ambulence: 'ambulance', amublance: 'ambulance', bby: 'baby',
    bf: 'boyfriend', bfs: 'boyfriend', gf: 'girlfriend', gfs: 'girlfriend', bleading: 'bleeding', blud: 'blood',
    breth: 'breathe', brith: 'breathe', breathin: 'breathing', bro: 'brother', sis: 'sister', cnt: 'cant',
    cnat: 'cant', carnt: 'cant', cudnt: 'couldnt', chocking: 'choking', chocked: 'choked', choaking: 'choking',
    choacking: 'choking', dieing: 'dying', drownd: 'drown', drownding: 'drowning', fier: 'fire', fyre: 'fire',
    frie: 'fire', gma: 'grandma', gmas: 'grandma', gpa: 'grandpa', grammy: 'grandma', hart: 'heart', haert: 'heart',
    hes: 'he', shes: 'she', hlp: 'help', halp: 'help', hse: 'house', hubs: 'husband', hubbys: 'husband', im: 'i',
    ive: 'i', iam: 'i', loosing: 'losing', omfg: 'omg', ohmygod: 'omg', wtf: 'omg', ppl: 'people', pls: 'please',
    plz: 'please', plss: 'please', poising: 'poison', rn: 'now', seizer: 'seizure', siezure: 'seizure',
    sm1: 'someone', som1: 'someone', sum1: 'someone', sumone: 'someone', smeone: 'someone', sumbody: 'somebody',
    sombody: 'somebody', stoke: 'stroke', unconcious: 'unconscious', smok: 'smoke', smoek: 'smoke', somke: 'smoke',
    gass: 'gas', leek: 'leak', smel: 'smell', shoked: 'shocked', outlit: 'outlet', wate: 'water', watr: 'water',
    asma: 'asthma', tounge: 'tongue', thoat: 'throat', nife: 'knife', swolen: 'swollen', sucide: 'suicide',
    suicde: 'suicide', suicidle: 'suicidal', od: 'overdose', oding: 'overdose', ods: 'overdose', oded: 'overdose',
    preg: 'pregnant', preggo: 'pregnant', epi: 'epipen', theyre: 'they', whos: 'who', wanna: 'want', gonna: 'going',
    gunna: 'going', gona: 'going', bleedin: 'bleeding', chokin: 'choking', drownin: 'drowning', burnin: 'burning',
    shakin: 'shaking', dyin: 'dying', comin: 'coming', fallin: 'falling', movin: 'moving', talkin: 'talking',
    wakin: 'waking', beepin: 'beeping', leakin: 'leaking', smokin: 'smoking', sparkin: 'sparking', goin: 'going',
    havin: 'having', hurtin: 'hurting', tryin: 'trying', hittin: 'hitting', swolled: 'swollen', swole: 'swollen',
    burnt: 'burned', felled: 'fell', woke: 'wake', hv: 'have', dnt: 'dont', wnt: 'wont', isn: 'isnt',
  },
  harmless: `
    fire pit/pits/place/alarm/extinguisher/escape/door/code/department/wood/drill/hose/station/truck/sprinkler/safety
    fire proof/proofing/suppression/damage/damaged/restoration/sale/table/inspection/marshal/watch/ant/hydrant/lane
    fire insurance/island/stick/claim/glass/rated/retardant/blanket/pole/cracker/work/fly/starter/bowl/cider/cup
    fire show/dancer/dancing/theme/themed/permit/tv/system/panel/resistant/barrier/wall/stopper/caulk/roasted/grilled
    fire chief/fighter/man/academy/hall/service/exit/protection/log/feature/box/brick/red/ring/sense
    camp/bon/friendly/cross/gas/electric/propane/wood/open fire
    =fired
    =firing
    fire my/our/a/an/him/her/this/old contractor/accountant/lawyer/attorney/agent/employee/realtor/boss/nanny
    dumpster fire
    business/sales/career/inbox/phone/market/marketing/instagram/playlist/mixtape/bio/resume/website/feed on fire
    smoke detector/alarm/shop/free/machine/house/signal/break/test/color
    =smoked turkey/salmon/meat/brisket/rib/pork/cheese/sausage/ham/glass
    cigarette/cigar/tobacco/weed/vape/pot/quit/stop/second hand smoke
    =smoker
    spark plug/joy/interest/conversation/creativity/romance/love/friendship/curiosity/imagination/idea/inspiration
    drain/plumbing/toilet/sewer snake
    snake plant/drain/tattoo/print/river/road
    heart shaped/shape/rate/health/healthy/warming/felt/worm/land
    chest of/freezer/drawer/hair/tattoo/piercing/press/workout/day/wax/waxing
    golf/brush/swim/swimming/breast/butterfly/tennis/paint stroke
    stroke of/play/index/survivor/recovery/rehab/rehabilitation/patient/therapy/seat
    four/two/4/2 stroke
    shock absorber/collar/therapy/value/wave/proof/mount
    sticker/culture/price/rear/front/bike shock
    =shocked at/by/how
    outlet mall/store/shopping/cover
    sinking fund
    flood insurance/light/zone/plain/lamp/vent/restoration/damage/proof/gate/map/policy
    storm door/window/drain/shutter/shelter/damage/season/prep/cleanup/trooper
    tornado shelter/season/drill/cleanup
    gas grill/mileage/station/fireplace/pit/log/heater/furnace/bill/card/can/money/price/pump/tank/cap/gauge/mower
    gas powered/dryer/company/range
    tear gas
    poison ivy/oak/sumac
    rat/mouse/ant/roach/weed poison
    bite plate/guard/size/sized/wing
    mosquito/tick/flea/bed/frost/sound/over/under/open/cross bite
    bleed brake/radiator/line/valve
    =bleeding heart/money/cash/edge/love
    blood test/work/pressure/drive/orange/type/donation/donor/draw/hound/moon/line/stain/bank/red
    burn fat/calorie/weight/permit/pile/barrel/boot/out/cd/dvd/rubber/man/bridge/wood/ban
    sun/heart/freezer/razor/rug/slow burn
    labor day/cost/law/lawyer/union/rate/charge/intensive/warranty/shortage/only/included
    water main/bottle/bill/park/softener
    choke hold/point/chain/collar/cherry/valve/cable
    choked up
    to die for
    dying to
    die cut/cast/hard
    dead end/line/bolt/lift/branch/limb/tree/bush/shrub/battery/skin/plant/grass/weight/lawn
    crash course/diet/cart/pad
    computer/laptop/website/site/wordpress/market/stock/app/server/phone/pc/windows/crypto/drive crash
    hit the gym/send/list/show/song/record/parade/books
    beat up/egg/around/maker/market/drum/traffic/box/lab
    heart/drum beat
    photo/video/film/head/flu/covid/allergy/vaccine/b12/rabies/espresso/tequila/jello/screen/senior/family shot/shoot
    product/engagement/boudoir/drone/movie/wedding/botox shot/shoot
    punch list/bowl/card/needle/buggy
    kick off/ball/box/start/starter/flip
    knife sharpening/sharpener/set/block/skill
    gun safe/range/show/store/shop/cabinet/permit/license/smith/rack
    nail/glue/caulk/spray/heat/massage/staple/paint/tattoo/radar/water/nerf gun
    missing tooth/shingle/tile/piece/button/brick/screw/part/key/link
    faint line/smell/odor/scratch/stain/color
    passed out candy/flyer/food
    seizure dog/alert
    fall asleep/through/behind/in love/for/apart/festival/cleanup/clean/leaf/garden/foliage/decor/wedding/plant
    fall season/protection/prevention/photo/color/semester/out of
    water fall
    killer deal
    suicide door/squad/wing/prevention/awareness
    baby shower/gate/monitor/photo/sitter/proof/clothes/announcement/gift/room/grand/oil/food/powder/registry/crib
    baby book/blanket/back/naming/photographer/bump
    breathing room/exercise/work/treatment/machine
    =breathe easier/easy/new life
    bad/dog/morning breath
    alarm clock/system/company/code/permit
    light/live wire transfer
    live/living/string/fairy/led/landscape/pool/christmas light
    drown in/under paper/paperwork/debt/laundry/email/bill/work/clutter/receipt/tax/lead/stuff/toy/task/order/meeting
    drown in/under invoice/box/homework/weed/leave/dish/student/credit/medical/my/our/data/notes/projects/admin/books
    drown out
    drown plant/lawn/grass
    killing it/me/time/my/our/the
    over my dead body
    sudden death
    trapped gas
    burning question/man/calories/fat/wood/candle/bridges
    live wire
  `,
  calm: `
    <number> day/week/weekend/month/year/yr ago
    last week/month/year/summer/winter/spring/fall/season/decade/weekend/christmas/thanksgiving
    last january/february/march/april/may/june/july/august/september/october/november/december
    years/months/weeks/while ago
    years/months/weeks later
    used to
    how much
    price/pricing/quote/estimate/bid/cost
    install/installation/installer
    prevent/prevention/avoid
    insurance/insurer/claim/policy/coverage
    lawyer/attorney/sue/lawsuit/settlement/liability/legal
    inspect/inspection/inspector
    recovery/recovering/rehab/rehabilitation/survivor/aftermath
    for sale
    restoration/restore
    support group
    fundraiser/charity/donation
    anniversary
    next week/month/year/summer/winter/spring/fall
    worry/worried about/that/if
    in case
    what if
    every year/spring/winter/summer/fall/month/week/time
    review/reviews
    recommend/recommendation/recommendations
  `,
  pretended: `
    class/lesson/course/workshop/seminar/certification/certify/certified/certificate/training/tutorial/webinar
    movie/film/novel/book/song/poem/lyrics/podcast/episode/videogame/costume/cosplay/halloween/haunted/theater/theatre
    musical/documentary/band/tattoo/logo/cake/cupcake/meme/lol/lmao/haha/pun/poster/mural/trivia
    definition/meaning of
    first aid
  `,
  pressing: `
    right now
    =now
    911
    help me/us/him/her
    hurry
    ambulance
    omg
    just now
    wont stop
  `,
};
