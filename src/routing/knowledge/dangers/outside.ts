/** Dangers out of doors: water, roads, animals, weather. Data only; signs as in dangers/sign.ts. */
import type { DangerKind } from './danger-kind.ts';

export const drowning: DangerKind = {
  name: 'drowning',
  sure: `
    <person> =drowning/=drowned
    [drowning]
  `,
  signs: `
    drown
    <person> fall/slip/jump/dove/went/tumble in/into/through/off/under <pool>/ice/overboard/canal/drain
    fall/slip/went through/thru/into/in ice/pool/pond/lake/river/creek/well/ocean/canal/septic
    through/thru ice
    <person> under/underwater/below + water/pool/lake/minute/too/long/river/bottom/surface/wave
    went/go/going/gone/pull/drag/suck under + water/wave/lake/pool/river/swim/surface/back/ocean/boat/<person>
    <not> come/came/resurface/surface back/up + water/pool/lake/river/ocean/dive/swim/surface/dove/jump/under
    face down/first pool/water/lake/tub/bath/pond/river/float
    float face/facedown/lifeless/not/motionless
    facedown + <pool>/water
    bottom of <pool>
    pull/got/took/drag/found him/her/them/my/a/child/someone/son/daughter/baby from/out/in <pool>/water/underwater
    <not> swim + <pool>/<alarm>/fall/deep/in/out/current/struggle/over/jump
    struggle/thrash/flail/splash/wave + water/<pool>/swim/surface
    swept/carry/pull/drag/taken/suck away/out/downstream/sea/current/off/under + <person>/current/river/rip/wave/creek/kayak/water
    rip current/tide
    riptide/undertow
    boat/kayak/canoe/jet-ski/raft/sailboat/paddleboard/pontoon sink/sank/capsize/flip/overturn/swamp/tip/taking
    capsize/overboard
    <vehicle> in/into/sink/sank/underwater/submerge/off lake/river/pond/water/canal/creek/bridge + <person>/trap/inside/sink/drove/went/stick/<now>/fill
    <vehicle> sink/submerge/underwater
    hair/hand/foot/arm/stick/trap in/caught/by pool/drain/filter/intake/underwater + drain/underwater/water/pool
    swallow/inhale/breathe pool/lake/water + cough/=breathing/sleepy
    dry/secondary =drowning
  `,
  unless: `
    drown + paperwork/debt/laundry/email/clutter/receipt/tax/toy/task/invoice/homework/weed/dish/plant/grass/lawn/noise/sauce/syrup/spreadsheet/sound
    <pet> fall
    phone/key/ring/drone/glasses/camera/wallet/watch/airpods/remote/ipad fall/drop/into
    swim lesson/instructor/school/team
    company/business/contractor went/go under
    drown proof
    pool cover/fence/alarm/liner/gate/company/builder/guy
  `,
  advice:
    'Call {emergency} and shout for help. Reach with a pole or throw something that floats, and do not go in yourself; once they are out and not breathing, give 2 breaths and push on the chest in turn.',
  call: 'emergency',
  source: '',
};

export const animals: DangerKind = {
  name: 'animals',
  sure: `
    [snake bite]
    [dog bite]
    [dog attack]
    [rattlesnake]
    [bear]
  `,
  signs: `
    <beast> bite/maul/attack/latch/charge/chase/corner/grab/scratch <person>/my/his/the/our/face/arm/leg/hand
    <person> bite/maul/attack/stung/scratch/gore/trample/kick/charge/chase by/from <beast>/<insect>/horse/cow/deer/turkey/goose/stingray/shark/moose/swarm/hive/something
    <person> got/been/was/is/just/get/being bite/maul/attack/stung/trample/gore/chase by
    <person> got/been/was/is/just/get/being bite/stung
    bite/maul/attack/stung by + <beast>/<insect>/swarm/hive
    snake/spider/bat/raccoon/dog/rattlesnake/copperhead/scorpion/rat/recluse/widow/jellyfish/shark/stingray/cat/tick bite/sting/stung + <person>/<alarm>/<swell>/<body>/what/deep/rabies
    dog/pitbull/pack attack/maul/charge/loose/aggressive + <person>/<now>/neighborhood/street/school/chase/vicious/yard/growl/park
    vicious/aggressive/rabid/mad dog/raccoon/fox/animal/coyote/pitbull/bat/skunk
    foam/froth/rabies + raccoon/fox/dog/skunk/coyote/bat
    bat/raccoon/coyote/bear/alligator/gator/bobcat/rattlesnake/copperhead in/inside/next/on/under my/the/our/a bedroom/crib/bed/room/nursery/car/kitchen/living/tent/bathroom/house/pool/playground/porch
    rattlesnake/copperhead/cottonmouth/cobra/viper/moccasin/venomous
    snake in/inside/under/on/by <room>/bed/bedroom/toilet/crib/car/couch/dryer/nursery/playroom
    snake + hiss/coil/strike/struck/rattle/venomous/<child>/trap/corner/poisonous
    poisonous snake/spider
    bear/coyote/alligator/gator/cougar/mountain-lion/bobcat/bull/moose/panther/wolf + <person>/backyard/yard/porch/chase/charge/door/playground/tent/house/street/loose/trap/car/circle/follow/attack
    swarm + <person>/sting/stung/attack/chase/face/inside/all-over/everywhere
    <insect> stung/sting/attack/chase/swarm + <person>/<number>/face/throat/mouth/everywhere/over
    stung <number>/many/over/everywhere/all/multiple/dozens/hundreds/throat/mouth/face/repeatedly
    step/disturb/hit/ran/mow nest/hive + <person>/stung/sting/swarm/attack
    killer/africanized bee
    horse/cow/bull/deer/goose/llama/ram/pig/hog kick/trample/step/charge/attack/throw/gore/fall/roll/crush <person>/my/his/on
    throw/threw/thrown/buck off/from horse
    dog has/got/wont/latch him/her/my/hold/let/jaw/onto/arm/release + child/son/daughter/arm/leg/face/go
    jellyfish/stingray/portuguese/man-o-war/sea-urchin stung/sting/barb/step
    black widow
    brown recluse
    bite + <swell>/black/venom/fang/spread/numb/rabies/purple/streak/mark + <person>
    fang mark
    puncture + snake/fang/bite
    snakebite/dogbite
  `,
  unless: `
    snake plant/drain
    train/trainer/training/obedience/leash/muzzle/behaviorist
    bat house/guano/removal
    baseball/softball/mitzvah
    teddy/polar/gummy/care bear
    bear/lion/tiger/wolf cake/statue/rug/mural/carving/plush
    bull market/ride/riding
    exterminator/pest-control/pest
    bite lawyer/attorney/claim/liability
    bed bug
    dog bite couch/shoe/nail/leash/furniture/toy
    puppy bite/nip
    removal/relocate/beekeeper
    zoo/photographer/mascot
  `,
  advice:
    'Get away from it, indoors if you can. Call {emergency} for a snake bite or any bad bite; keep still, wash a bite with soap and water, and do not cut or suck a snake bite or put ice on it.',
  call: 'emergency',
  source: '',
};

export const accident: DangerKind = {
  name: 'accident',
  sure: `
    <person> hit by-a-car/by-car/by-truck/by-a-truck
    [car accident]
    [car crash]
    [car wreck]
    [bad accident]
    [hit by car]
  `,
  signs: `
    <person> hit/struck/run/mow/knock/plow/got-hit by/over/down <vehicle>/drunk/driver/train/mower
    hit/struck/run by/over <vehicle>/train/drunk
    <vehicle> hit/struck/ran/plow/crash/smash <person>/over/into/house/=building/pole/crowd/tree/store/head-on/bike
    run over my/his/her/by foot/leg/child/him/her
    <vehicle>/plane/helicopter/motorbike/golf-cart flip/roll/overturn/upside/crash/wreck/smash/total/collide + <person>/<alarm>/road/highway/ditch/over/down/tree/pole/house/inside/front/into/intersection/outside/freeway/ravine
    flip/roll/overturn/wreck/crash my/his/her/our/the/a <vehicle>
    crash/wreck/accident/collision/pileup + <alarm>/highway/interstate/intersection/smoke/pin/happen/airbag/moving/multiple/fatal/freeway/hwy
    in/had/been/having/witness/saw/see/just/into a/an/bad/car/serious/major/terrible/huge/head-on accident/wreck/crash/collision
    bad/serious/terrible/horrible/head-on/major accident/wreck/crash/collision
    car/truck/motorcycle wreck/crash/accident on/at/near/outside highway/road/street/hwy/route/interstate/house/freeway/exit/intersection/corner
    trap/pin/stick/crush/wedge in/under/inside/between/beneath <vehicle>/wreck/machine/steering/dash/elevator/conveyor/press/baler/auger/mower
    airbag deploy/went/off + <person>/cant/smoke/chest/blood
    jaws of-life
    pile-up/pileup/rollover/t-boned/tboned
    hit-and-run + <harm>/run/moving/lying/road/leg/child/pedestrian
    <vehicle> in/into/off/over/through/went/on ditch/ravine/bridge/cliff/embankment/guardrail/=building/storefront/living-room + <person>/<alarm>/inside/upside/driver/out
    <vehicle> stick/stall on/train train/tracks/railroad
    wrong way driver
    brake fail/gone/out/not/wont/dont/arent/stop + <now>/highway/going/hill/driving/down/moving
    accelerator/pedal stick
    asleep/passed-out/slump at/behind/over wheel
    motorcyclist/biker/cyclist/pedestrian/bicyclist/motorcycle down/hit/struck/hurt/lying/laying/throw/bleed/injured
    throw/thrown/eject from/off car/bike/motorcycle/atv/vehicle
    through/thru windshield
    plane/helicopter crash/down
  `,
  unless: `
    lawyer/attorney/chiropractor/insurance/body-shop/bodyshop/bumper/rental/claim/settlement/therapy/massage/dent/fender/tow/windshield-replace/paint
    after/from/since/minor/little/old accident/wreck/crash/collision
    computer/website/laptop/market/stock/server/app/wordpress/hard-drive crash
    run/go/going over budget/quote/number/plan/time/speech/detail
    party/gate/wedding crash/crasher
    potty/pee/puppy/bathroom/toddler accident
    mailbox/shopping/curb/pothole/deer
    happy accident
    accident forgiveness/prone/free
    whiplash
  `,
  advice:
    'Call {emergency} now. Do not move the injured unless there is fire; switch on the hazard lights, and press on any heavy bleeding.',
  call: 'emergency',
  source: '',
  afterwards: 'Auto Body Shop, Towing, Insurance Agent',
};

export const hotCar: DangerKind = {
  name: 'hot-car',
  signs: `
    <child>/<elder>/grandbaby lock/trap/shut/left/leave in/inside/into car/van/truck/suv/vehicle
    lock/left/trap/shut/leave my/the/our/a/his/her <child> in/inside car/van/truck/suv/vehicle
    lock <child> car/van/truck/suv
    key/car/van/truck/suv lock with/and/inside/in/baby <child> in/inside
    lock key/car/out <child> in/inside + car/van/truck
    <child> in hot/lock car/van/truck
    <child> + hot car/van
    dog in hot car
  `,
  unless: `
    seat
  `,
  advice:
    'Call {emergency} now: a car gets too hot within minutes. If the child is in distress, break the window that is farthest away.',
  call: 'emergency',
  source: '',
  afterwards: 'Locksmith',
};

export const flood: DangerKind = {
  name: 'flood',
  sure: `
    [tornado]
    [hurricane]
    [flash flood]
    [earthquake]
    [flood]
    [trapped]
  `,
  signs: `
    flash flood
    tornado/twister/funnel-cloud + coming/touch/warning/siren/close/head/house/hide/see/here/down/outside/basement/ground/sky/<now>/near/hit/where/roof/trap/toward/towards/shelter/sound/go
    siren go/going/blare
    hurricane/cyclone/typhoon + trap/roof/stick/evacuate/eye/hit/rise/window/surge/alone/hide/coming/<now>/wind
    storm surge
    water rise/knee/waist/chest/surround/rush/coming/deep + fast/house/car/trap/stick/inside/street/attic/roof/child/out/upstairs/creek/river/step/door/flood/second/cant
    water up-to/to/at knee/waist/chest/neck/ankle/window/door
    rising water/river/creek/flood
    water =rising
    floodwater
    creek/river/dam/levee/lake/stream/bayou overflow/rise/break/breach/flood/burst/bank/jump + house/road/fast/door/trap/child/street/yard/stick/<now>/coming/inside/evacuate/neighborhood
    dam/levee break/breach/fail/burst/collapse
    flood + trap/stick/strand/roof/car/evacuate/waist/knee/rise/street/road/attic/neck/chest/rescue/boat/swept/neighborhood/bridge/drove
    stick/trap/strand on/in/by/from/at/due/under roof/attic/flood/floodwater/storm/snow/blizzard/ice/island/mountain/water/mud/tree/hurricane/creek/car/snowstorm
    mudslide/landslide/avalanche/tsunami/rockslide/earthquake
    hill/hillside/slope/mud slide/coming/collapse/slid house/yard/down/road/us
    lightning + struck/hit/tent/field/strike/trap/close/around/hide/everywhere
    <vehicle> stall/stick/float/flood/fill/swept/submerge/strand/trap water/flood/floodwater/underpass/snow/river/creek/rising
    drove/drive into/through/in flood/floodwater/high-water/deep-water
    ice-storm/blizzard/snowstorm/whiteout + stick/trap/strand/heat/power/freeze/car/lose/baby/elderly
    strand + snow/blizzard/mountain/freeze/cold/storm/flood/desert/ice/water/roof/trail/cliff
    lose/stick/trap on/in trail/mountain/woods/cave/hike/desert/forest/cliff + dark/cold/hurt/water/<now>/freeze/injured/broken/night/leg/rescue
    wind/storm + window/roof/wall + break/shatter/blow/rip/tear/shake
    evacuate
    need/send/want rescue
  `,
  unless: `
    shelter/cellar/bunker/safe-room install/build/builder/company
    tornado/hurricane/storm drink/cocktail/shutter/window/strap/season/cleanup/relief/glass/damage/deductible
    flood of
    toilet/washer/dishwasher/sink/tub/pipe/sump/faucet/hose/icemaker/pump
    damage/cleanup/season/clean/debris/prepare/prep/kit/plan
    after/since
    zone/prone
    rod/protection/surge-protector
  `,
  advice:
    'In a flood go up to higher ground, and do not walk or drive through water; in a tornado go to the lowest floor, away from windows. Call {emergency} if you are trapped or anyone is hurt.',
  call: 'emergency',
  source: '',
  afterwards: 'Restoration & Water Damage, Roofer, Tree Service, Insurance Agent',
};

export const anyDanger: DangerKind = {
  name: 'emergency',
  sure: `
    call/send/dial 911/ambulance
    need ambulance/911
    [911]
    [ambulance]
    [help me]
    [call police]
    [police]
  `,
  signs: `
    call/need/send/get/dial/someone/please 911/ambulance/paramedic/police/cop/firefighter/medic/ems/fire-department
    ambulance/paramedic/911 + <now>/please/need/send
    help me/us im/i/we/dying/please/hurry/scared/trap/hurt/he
    <person> going/think/about/might/feel/like to/i/im/gonna/die die + <now>/i/scared/help
    <person> =dying
    medical emergency
    life or-death/threatening
    life-threatening
    trap + help/cant/inside/please/elevator/hurt
    emergency-room/er + need/<now>/nearest/closest/where/drive/go/going/take
    nearest/closest hospital/er
    badly/seriously/really hurt/injured + <person>
  `,
  unless: `
    porsche/carrera/turbo
    bill/fund/emt/job/dispatcher/license/career/debt
    plumber/plumbing/locksmith/dentist/hvac/roofer/towing/vet/tarp
    die plant/tree/grass/lawn/battery/phone/car/hydrangea/shrub/bush/rose/fern
    hair/fabric/beard/yarn
    <pet>
  `,
  advice: 'Call {emergency} if anyone is hurt or in danger. Say first where you are.',
  call: 'emergency',
  source: '',
};
