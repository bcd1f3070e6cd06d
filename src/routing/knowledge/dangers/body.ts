/** Dangers to a body: breath, heart, blood, poison, birth. Data only; signs as in dangers/sign.ts. */
import type { DangerKind } from './danger-kind.ts';

/** A vet's business, not an ambulance's. */
const PET = `
  my/our/a/his/her/neighbors/senior/old <pet>
  <pet> is/has/was/keep/cant/wont/isnt/just
  =vet/veterinarian
`;

export const breathing: DangerKind = {
  name: 'breathing',
  sure: `
    <not> <breath> + <person>
    cant/cannot/couldnt/not/isnt/unable breathe/breath/breathing
    stop/quit =breathing
    [breathe]
  `,
  signs: `
    <not> breathe/breath/=breathing
    <not> get/catch/enough/any air/breath
    <breath> stop
    short of breath/air
    shortness of breath
    gasp + <person>/air/breath
    hard/struggle/trouble/difficulty/fight/labored/shallow/wheeze/rapid/heavy + breathe/=breathing
    =breathing hard/heavy/fast/shallow/weird/funny/rapid/labored
    hard time breathing
    <person> turn/go/going/look/is/all <blue>
    turn/go/going/went <blue> + <person>
    lip/face/fingernail/nail/mouth/skin/finger + <blue>
    suffocate/asphyxiate/hyperventilate
    asthma attack
    asthma + <alarm>/inhaler/bad/wheeze
    inhaler + empty/work/lose/out/<now>/find/broken/breathe/ran
    wheeze + <person>/bad/inhaler/<alarm>
    airway/windpipe block/close/crush
    throat close/closing/tight + <person>/<breath>/<now>
    oxygen tank/level/concentrator/machine/sat/stat + out/empty/low/stop/drop/fail/quit/power/die
    need/low oxygen
    croup
    rib/stomach/chest suck
    chest not moving
    <person> panic breathe
    [asthma]
    [breathing]
  `,
  unless: `${PET}
    house/wall/wood/skin/shoe/fabric/mattress/lawn/soil/attic/deck/paint need breathe
    yoga/meditation/aquarium
  `,
  advice:
    'Call {emergency} now. Help them sit up and lean forward, and give their inhaler if they have one.',
  call: 'emergency',
  source: '',
};

export const choking: DangerKind = {
  name: 'choking',
  sure: `
    <person> =choking
    choke + <blue>/breathe
    [choke]
  `,
  signs: `
    <person> choke on
    choke <person>
    choke on/food/grape/hotdog/candy/meat/chicken/steak/bone/coin/toy/bread/pill/apple/marble/popcorn/nut
    stick/lodge/caught/block throat/windpipe/airway/esophagus
    throat + stick/lodge/food/grape/bone/candy/coin/block
    something/food/piece/candy/grape/toy/coin/hotdog/meat stick + <person> + swallow/breathe/cough/talk
    heimlich
    <not> cough/swallow/talk/speak + breathe/throat/food/eat/ate/<blue>/chew/hotdog/grape/candy/meat
    gag + cant/<blue>/breathe/throat/food
    go/went/gone down wrong
    grab/hold/clutch his/her/their/my/at throat/neck
    inhale/aspirate/swallow bead/nut/popcorn/toy/grape/lego/button/coin/quarter/penny + <person>
    eat/ate/food/dinner/hotdog/grape/meat/candy/swallow + <blue>/red + <person>
  `,
  unless: `
    dog/cat/puppy/kitten choke
    choke + garden/vine/weed/plant/lawn/ivy/exhaust/engine/carburetor/mower/traffic/drain/motor/paperwork/debt
  `,
  advice:
    'Call {emergency} now. If they cannot cough or breathe, give 5 hard blows between the shoulder blades, then 5 thrusts above the navel (for a baby, on the breastbone), and repeat.',
  call: 'emergency',
  source: '',
};

export const heart: DangerKind = {
  name: 'heart',
  sure: `
    having/has/think/maybe/might/possible/possibly/just/could/massive/like heart-attack
    heart stop
    cardiac arrest
    [heart attack]
    [chest pain]
    [heart]
  `,
  signs: `
    heart-attack
    <pain> chest
    chest <pain>
    heart isnt/not/wont/quit beat
    no/cant/weak/without/find/feel/faint/have =pulse
    =pulse gone/stop/weak
    chest feel like/tight/heavy/weird/funny
    elephant/weight/brick/tons/something sit/on/standing my/his/her/the chest
    clutch/grab/hold his/her/their/my/the/at chest/heart
    left/down arm <pain>/<numb>
    <pain>/<numb> left/down/up arm
    arm/jaw + chest/sweat/nausea
    jaw/arm <pain> + sweat/breath/nausea/heart/left
    sweat/clammy + chest/arm/jaw/gray/grey/pale/heart/cold
    nitro/nitroglycerin
    defibrillator/aed + <alarm>/need/where/work/kit
    pacemaker + <alarm>/shock/beep
    heart race/pound/flutter/skip/palpitation + dizzy/faint/breath/sweat/pass/stop/help/weird/arm/wont/cant
    heart beat/race/pound/go so/really/too/super/out/like/very
    heart rate + <number>/irregular/high/fast
    heart palpitation
    afib
    [chest hurts]
  `,
  unless: `${PET}
    had heart-attack
    after/since/survive/from heart-attack
    chest workout/press/gym/bench/exercise/binder/strap
    heart-attack sandwich/burger/bill
    race/marathon/car heart
    massage
  `,
  advice:
    'Call {emergency} now and do not drive. Have them sit and rest; if they collapse and do not breathe normally, push hard and fast in the middle of the chest until help comes.',
  call: 'emergency',
  source: '',
};

export const stroke: DangerKind = {
  name: 'stroke',
  sure: `
    having/has/think/maybe/might/possible/possibly/just/could/massive/like/mini =stroke
    face/mouth/smile/lip + droop/droopy/crooked/lopsided + <person>
    [stroke]
  `,
  signs: `
    stroke symptom/sign
    <person> stroke + <now>/think/face/arm/talk
    face/mouth/smile/lip/cheek/eyelid/tongue + <numb>/drop/drooping/slid
    one/left/right/half/whole side <numb>/<pain>/move/feel/work/face/body
    <numb> one/left/right/half side
    half face/body
    slur/garbled/jumble/gibberish
    speech/word/talk/sentence slur/garbled/jumble/gibberish/mumble/nonsense/mush/wrong/weird/funny/scramble/mixed/backwards
    <not> get/find/form/say word/sentence/name
    <not>/suddenly lift/raise/move/feel/use/hold/grip arm/leg/hand/side/face
    arm/leg/hand/side <not> move/work/lift/grip
    <not> smile/speak/talk/understand + arm/face/side/sudden/suddenly/<person>
    sudden/suddenly + blind/confuse/vision/numb/weak/speak/talk/walk/stand/understand/see/headache
    lose/go/went/gone/cant vision/sight/speech/balance/blind/see + sudden/suddenly/side/arm/face/eye
    worst/thunderclap/explosive headache
    headache + slur/vision/numb/confuse/speak/droop/face
    <not> make sense + <person>/talk/confuse/sudden/suddenly
    talk nonsense/gibberish/funny/weird/crazy + <person>
    confuse + slur/weak/arm/face/stumble/where/sudden/suddenly/<elder>
    lean/fall/drag/stumble one/side/foot/leg + face/arm/talk/speech/sudden/suddenly/weird
    vision/see + blurry/blur/double + arm/face/numb/headache/weak/speech/sudden/suddenly
    drool one/side/mouth/face
  `,
  unless: `${PET}
    had stroke
    after/since/survive/from stroke
    caregiver/home-care/aide stroke
    stroke caregiver/aide/home
    botox/filler/facelift/cosmetic/esthetician/dermatologist/eyelid-surgery
    gutter/fence/shelf/curtain/ceiling/plant/flower/branch droop/sag/droopy
    carpal/sciatica/chiropractor/massage/dentist/lidocaine/novocaine
  `,
  advice:
    'Call {emergency} right away, even if it passes, and do not drive. Note when it began, and give nothing to eat or drink.',
  call: 'emergency',
  source: '',
};

export const bleeding: DangerKind = {
  name: 'bleeding',
  sure: `
    bleed to-death/out
    bleed badly/everywhere/profusely/heavily/nonstop
    <blood> gush/spurt/squirt/pour
    [bleeding]
    [blood]
  `,
  signs: `
    <blood> <not> stop/slow/clot
    <not> stop/control/get <blood>
    <blood> + badly/bad/everywhere/gush/spurt/squirt/pour/pump/soak/spray/puddle/pool/lot/lots/ton/alot/severe/bucket
    bad/heavy/severe/major/massive/serious/fast bleed
    lose so-much/too-much/alot/lots/a-lot/lot blood
    so-much/too-much/alot/lots/lot/full/cover/pool/puddle blood
    <person> bleed
    bleed from
    artery/tourniquet
    cut/slice/chop/saw/sever/rip/tear/lop/took off/through/open my/his/her/their/the <limb>
    <limb> cut/chop/slice/came/come/rip/hang/sever off/open/by
    sever/amputate/mangle <limb>
    =severed/=amputated
    cut/slash/slit/slice wrist/neck/throat/artery
    cut/gash/slash/stab/wound/laceration/slice + deep/bone/artery/wont-stop/blood/huge/wide/pour/tendon/vein/bad
    cut <limb> really/bad/badly/deep/with/on/to
    see/to/show bone + <limb>/cut/skin
    bone stick/poke/through/show
    =stabbed/impale/gored
    gunshot
    nail/knife/saw/drill/glass/axe/blade/screwdriver/scissors/rebar/spike/pole/hook/arrow/stick/machete through/thru/into/in/slip <body>
    chainsaw/saw/mower/glass/knife/grinder/blender/slicer/mandolin/lawnmower + <body> + cut/slice/got/blood/caught/slip/hit/off/deep/<alarm>
    cough/throw/vomit/puke/spit/pee/poop blood
    cough/throw/vomit/puke/spit/pee/poop up blood
    nosebleed/nose-bleed + wont/hour/minute/stop/heavy/<number>
    bleed through/thru
    gash head/forehead/leg/arm/scalp/hand
    head/forehead/chin/lip/scalp split/crack/bust/gash open
    blood-thinner + fall/hit/cut/bleed
    bandage/towel/pressure + blood/bleed/soak
    through glass/window + fall/went/cut/arm/hand
  `,
  unless: `
    <pet> bleed/cut/nail
    brake/radiator/clutch/caliper/hydraulic
    money/cash/profit/budget
    bleed color/ink/paint/dye/stain/marker/fabric/shirt/through-paint
    color/ink/paint/dye/stain/marker/fabric/shirt/tannin/wallpaper/sharpie bleed
    gum/floss/tooth/dentist
    lab/phlebotomy/phlebotomist
  `,
  advice:
    'Call {emergency} now. Press hard on the wound with both hands and a clean cloth, and keep pressing until help comes.',
  call: 'emergency',
  source: '',
};

export const burns: DangerKind = {
  name: 'burns',
  signs: `
    third/second/3rd/2nd-degree burn
    third/second/3rd/2nd degree burn
    scald + <person>/<body>/water/coffee/tea/steam
    boil/scald/hot water/oil/grease/coffee/tea/soup/wax/tar/steam/ramen/noodle/pan/pot/kettle/fryer + spill/splash/pour/pull/knock/tip/dump/fell + <person>/<body>
    boil/scald/hot water/oil/grease/coffee/tea/soup/wax/tar/steam on/over <person>/<body>/himself/herself/myself
    burn himself/herself/myself
    burn my/his/her/their/whole/both/entire/the <body>
    burn <person> <body>
    <body>/<person> burn + stove/oil/grease/steam/water/iron/oven/grill/pan/acid/chemical/firework/explosion/badly/blister/peel/wax/curling/bad
    burn + badly/severe/blister/peel/charred/serious
    bad burn + <person>/<body>/<now>
    skin peel/melt/bubble/blister/fall/come/char/slough + burn/hot/water/oil/acid/grease/chemical/steam/fire/off
    acid/bleach/chemical/lye/drano/ammonia/lime/concrete/cement/pepper/gasoline/superglue/cleaner + eye/skin/face
    chemical/electrical/flash/steam burn
    firework/sparkler/firecracker/lighter/grill + face/hand/eye/finger/him/her/me + blow/explode/burn/off
    touch/grab/fell/sat/step hot/burning stove/oven/burner/fire/firepit/coal/campfire/grill/iron/fireplace/pan + <person>
    fall in/into/onto/on campfire/fire/bonfire/coal/grill/fireplace/firepit/pit
    burn all-over/=badly
    [burn]
    [burned]
  `,
  unless: `
    <pet>
    burn out/toast/cookie/food/dinner/cake/rice/pizza/popcorn/calorie/leave/brush/trash/pot/carpet/counter/countertop/rug/table/couch/grass/lawn
    laser/scar/dermatologist/sunburn/heartburn
    burn mark/hole
  `,
  advice:
    'Cool the burn under cool running water for at least 10 minutes, without ice. Call {emergency} if it is large or deep, or on the face, hands or groin.',
  call: 'emergency',
  source: '',
};

export const overdose: DangerKind = {
  name: 'poison',
  sure: `
    [overdose]
  `,
  signs: `
    overdose
    narcan/naloxone
    took/taken/take/swallow/ate/drank/down too-many/whole/entire/all/handful/bunch/lots/fistful/bottle pill/tylenol/med/medicine/medication/tablet/bottle/xanax/advil/prescription/gummy/aspirin/drug/of
    too-many pill/tylenol/med/medicine/medication/tablet/xanax/advil/prescription/gummy/aspirin/drug
    pill/med/medication bottle + empty/next/beside/by/around + <person>
    empty pill/med/medication bottle
    fentanyl/heroin/needle/opioid/oxy/meth/cocaine/molly/laced/drug/pill/percocet + wont/unresponsive/<blue>/breathe/wake/collapse/shake/foam/slump/nod/passed-out
    alcohol poison
    drunk/drank/drink/vodka/shots + wont/cant/unresponsive/not wake/respond/breathe
    passed-out + drink/drunk/drug/pill/vodka/needle
    needle in arm
    took something + wont/<blue>/breathe/wake/party
    roofied/=drugged/=spiked
  `,
  unless: `
    overdose awareness/prevention
  `,
  advice:
    'Call {emergency} now, and give naloxone (Narcan) if you have it. Lay them on their side and stay with them until help comes.',
  call: 'emergency',
  source: '',
};

export const poison: DangerKind = {
  name: 'poison',
  signs: `
    <person> <swallow> <toxic>
    accidentally/accidently/mistake <swallow> <toxic>
    <swallow> <toxic> by/accident/mistake/thinking/instead
    <child> got/get into/hold <toxic>
    <child> + <toxic> + mouth/empty/open/everywhere/ate/drank
    poison + <person>/swallow/ate/sick/call/<now>
    poison control/center/hotline/help
    mix bleach/ammonia/chemical/vinegar/cleaner
    bleach and/with ammonia/vinegar/acid/cleaner
    inhale/breathe in bleach/fume/chemical/ammonia/pesticide/paint/gas/chlorine
    fume + dizzy/cant/breathe/cough/sick/headache/passed-out/burning/chlorine/bleach/eye
    chlorine/bleach/ammonia + cough/breathe/eye/lung/throat
    eat/ate/eaten/swallow wild/backyard/yard/poisonous/strange/unknown/weird/random mushroom/berry/plant/leave/seed
    eat/ate/eaten/swallow mushroom/berry from/in/off/yard/outside/sick/vomit/woods
    <swallow> battery/magnet/coin/penny/quarter/needle/glass/pin/screw/nail/bleach + <person>
    took/give/gave wrong/double/twice/2x medicine/med/dose/pill/medication
    antifreeze + <person>
    [poison]
    [poisoned]
  `,
  unless: `
    dog/cat/puppy/kitten/pup/horse/goat/chicken <swallow>/got/ate/get
    ivy/oak/sumac
    food poison
  `,
  advice:
    'Call Poison Help at {poison} now, at any hour, and do not make them vomit. Call {emergency} if they collapse, have a seizure, have trouble breathing or cannot be woken.',
  call: 'poison',
  source: '',
};

export const allergy: DangerKind = {
  name: 'allergy',
  sure: `
    [allergic reaction]
  `,
  signs: `
    anaphylaxis/anaphylactic
    epipen/epinephrine/epi-pen
    throat/tongue/airway + <swell>/close/tight/tighten/constrict/itchy
    lip/face/eye/mouth/neck <swell>
    <swell> lip/face/eye/mouth/neck/shut
    allergic-reaction
    reaction + peanut/nut/shellfish/shrimp/bee/sting/egg/milk/penicillin/antibiotic/medicine/vaccine/latex/food
    allergic/allergy + ate/eat/eaten/stung/swallow/bite/sting/hive/swell/throat/breathe/face/<now>
    hive + everywhere/all-over/over/spread/face/throat/breathe/body/ate/eat/sting/vomit/lip/sudden/suddenly/head
    stung + allergic/throat/<swell>/breathe/hive/dizzy/face/lip/tongue/faint
    peanut/nut/shellfish/shrimp/cashew/walnut/lobster/crab/sesame/egg + <swell>/hive/throat/breathe/lip/itchy/wheeze/vomit/red/blotchy
    ate/eat/eaten + <swell>/hive/blotchy + face/lip/tongue/throat/body/eye/arm
    break out-in hive/rash/welt + ate/eat/face/throat/breathe/all-over
  `,
  unless: `${PET}
    allergy test/testing/shot/season/doctor/specialist/friendly
    allergic to cat/dog/pollen/grass/dust/mold
    free/friendly cookie/menu/caterer/bakery/food/option
    bee hive
    =hive inspection/split/box
  `,
  advice:
    'Use an epinephrine pen now if there is one, and call {emergency} even if they feel better. Have them lie down, or sit up if breathing is hard.',
  call: 'emergency',
  source: '',
};

export const birth: DangerKind = {
  name: 'birth',
  sure: `
    water just break
    [in labor]
    [labor]
  `,
  signs: `
    my/her/wife/wifes/girlfriend/daughter/sister/mom water break
    water break + labor/baby/pregnant/week/hospital/early/contraction/<now>/due/midwife
    bag of-water
    in/into/going/go/went/having/early/preterm/active/start labor/labour
    contraction
    baby is/its/head/now coming
    baby coming + <now>/early/out/car/any/hospital/cant/make
    crown + baby/head/pregnant/wife/labor
    head/foot/cord/butt is/coming/show/stick/hang out + baby/push/labor/pregnant
    give/giving/gave birth + <now>/here/home/car/bathroom/floor/toilet/side
    having the/a/her/our baby now/right/here/car/home/side/<alarm>/floor/early/bathroom/uber
    deliver the/a/this/my/her baby + how/home/<alarm>/car/floor/here
    need/urge/want/feel/has push + baby/labor/wife/pregnant/she
    feel like =pushing
    pregnant/pregnancy/trimester + <blood>/cramp/fall/<pain>/kick/seizure/faint/headache/vision/leak/gush/spot/collapse/contraction/dizzy
    week + <blood>/cramp/contraction/leak/gush + pregnant/baby/along/preg/belly
    baby stop/not/isnt/hasnt/havent kick/move
    havent/cant/hasnt/not felt/feel baby
    miscarry/miscarriage + <blood>/<now>/having/think
    umbilical/placenta
    cord wrap/around neck/coming/out
    preeclampsia/eclampsia
    newborn/baby just born/came/come + <alarm>/not/<blue>/floor/car/toilet/out
    mucus plug
  `,
  unless: `${PET}
    water main/pipe/line/heater
    baby coming/arrive/due june/july/may/march/april/august/september/october/november/december/january/february/soon/fall/spring/summer/winter/next
    doula/photographer/photography/announcement/nursery/shower/diaper
    hard labor
  `,
  advice:
    'Call {emergency} now and stay on the line. Lie on the side and keep warm; do not hold the baby back or pull on it.',
  call: 'emergency',
  source: '',
};

export const unconscious: DangerKind = {
  name: 'unconscious',
  sure: `
    unconscious/unresponsive
    <not> wake/respond + <person>
    <person> passed-out/collapse/faint
    [seizure]
    [unconscious]
    [passed out]
  `,
  signs: `
    unconscious/unresponsive/nonresponsive/comatose/lifeless
    passed/pass/knock/black out + <person>
    pass/knock out cold
    <person> faint/collapse/convulse/seizing
    faint/collapse + floor/shower/head/help/street/gym/driveway/store/kitchen/bathroom
    <not> wake/respond/answer/rouse/arouse
    cant get him/her/them to-wake/respond/up
    <not> =waking
    <not> =responding
    <person> <not> =moving
    <not> =moving + <person>
    lay/laying/lying/lie on floor/ground + <not>/blood
    found <person> on/lying/laying/slump/face
    slump over/in
    seizure/convulsion/epileptic + <person>/help/floor/minute/wont/shake/first/<now>/fit
    having/has/had/have fit/seizure/convulsion
    shake/jerk/twitch/tremble + uncontrollably/foam/violently/rolled/eye/floor/conscious
    eye roll/rolled back/up
    foam/froth mouth
    <person> fall off/from/out/down/through/backwards
    fall off/from/down/out ladder/roof/stair/stairs/balcony/window/scaffold/scaffolding/tree/deck/horse/cliff/bike/bed/bunk
    <person> fall + hit/head/get-up/hip/unconscious/blood/neck/back/hard/broke
    hit/bang/bump/smack/slam/crack/bash/struck/smash his/her/my/their/the head
    head hit/injury/wound/trauma/crack/slam/smash + <person>/floor/concrete/vomit/dizzy/blood/bad/hard/fall
    head + vomit/dizzy/confuse/sleepy + hit/fall/bump/concussion
    concussion + vomit/throw/think/pass/hit/confuse/head/dizzy/sleepy/<person>
    skull + crack/fracture/open/split
    heat-stroke/exhaustion
    heatstroke/hypothermia/heat-exhaustion
    overheat + <person> + confuse/faint/stop/sweat/sun/collapse/dizzy/hot
    stop sweat
    fever <number>
    limp/floppy + <person>
    blood-sugar/diabetic/insulin/glucose + low/shake/pass/crash/wont/unresponsive/confuse/sweat/shock/out/coma/drop/faint/high/<number>
    drop to/on floor/ground + <person>
    <person> just drop
    neck/back/spine broken/break/snap/injure + move/feel/leg/fall
    <not> feel/move/stand leg/neck/toe/arm + fall/accident/hit/floor/dove/crash
    <not> get up/off floor + <elder>
    <elder> fall
    <elder> floor/ground
    out cold
    out-of it + <person>
    <person> =dead/dying
    <person> die + just/floor/bed/<now>
    dead body
    cpr + how/<now>/need/do/doing/give/start
    [not breathing]
    [dying]
  `,
  unless: `${PET}
    roof/ceiling/shed/wall/fence/table/chair/shelf/tent/trench/bridge/building/price/business/deck/stroller fall/collapse
    funeral/estate/probate/obituary/headstone/memorial/cremation/inherit/inheritance/eulogy/casket/burial/hospice/will
    phone/battery/plant/grass/tree/lawn/car/laptop/appliance/engine/fern/orchid/shrub dead/die
    fall in-love/asleep/behind/apart
    dummy/mannequin
    school/alarm wake
  `,
  advice:
    'Call {emergency} now. If they are not breathing normally, push hard and fast in the middle of the chest; otherwise lay them on their side, and do not move a hurt head, neck or back.',
  call: 'emergency',
  source: '',
};
