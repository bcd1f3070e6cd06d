/** Dangers of a house: fire, gas, electricity, things that fall. Data only; signs as in dangers/sign.ts. */
import type { DangerKind } from './danger-kind.ts';

export const fire: DangerKind = {
  name: 'fire',
  sure: `
    <room>/<appliance>/<electric>/<vehicle>/<burnable> on-fire
    on-fire + <alarm>
    [fire]
    [smoke]
    [flame]
    [house fire]
    [kitchen fire]
  `,
  signs: `
    on fire
    caught/catch/catching fire
    in/burst/up/see flame
    flame + <room>/<appliance>/<vehicle>/<burnable>/shoot/come/everywhere/high/spread
    trap/stick/cant/escape/exit + fire/smoke
    <appliance>/<electric>/<burnable>/<room>/oil/electrical =fire
    fire spread/grow/bigger/control/everywhere/rage/start/come/coming/approach/closer
    put out fire/flame
    <not> put it/fire/this out + fire/flame/burn/smoke
    fire <not> go/going/out
    house/home/apartment/=building/garage/barn/shed/place/kitchen is/are/=burning =burning/down
    =burning down
    fire in/inside/at/under/behind/near/on/by/outside <room>/<appliance>/<burnable>/<vehicle>/<electric>/my/our/wall
    smoke pour/billow/fill/seep/roll/everywhere/thick/rise/gush
    thick/black/heavy/fill/full/lot/lots/ton smoke
    smoke come/coming/comes/leak/drift/from/out <room>/<appliance>/<electric>/<vehicle>/door/vent/hood/vents/window/under/machine
    <room>/<appliance> fill/full smoke
    cant see/breathe + smoke
    smoke-alarm/smoke-detector/fire-alarm + go/going/blare/scream + smoke/smell/see/burn/fire/everyone/out/smoky
    explode/explosion/blow-up/blew-up + tank/propane/grill/gas/battery/fire/flame/hoverboard/hurt/stove/oven/heater/house/=building
    wild/brush/forest/field-fire
    wild/brush/forest/field/electrical/grease/chimney/dryer/oven/stove/house/kitchen =fire
    wildfire/brushfire/housefire/grassfire
    smell smoke/=burning
    something =burning/smolder/smoulder
    =burning smell
    smoke in/inside/upstairs/downstairs/from/out <room>/<appliance>/<electric>/vent/hallway/engine
    <appliance>/<electric>/<vehicle> =smoking/smolder/smoke/=burning/flaming
    smoke + <appliance>/<electric>/engine/hood
    firefighter/fire-truck/fire-department + <now>/call/send/need
    burn alive
    smoke inhalation
  `,
  unless: `
    after/from/since/because/due fire/smoke
    fire/smoke damage/damaged/cleanup/clean/remediation/rebuild/odor/stain/soot/ruin
    soot/cleanup
    had/survive/lost/lose fire
    cigarette/cigar/weed/bbq/barbecue/meat/brisket/ribs/tobacco/marijuana smoke/smell
    smell cigarette/cigar/weed/bbq
    smoke smell clothes/couch/car/carpet
    white/blue smoke exhaust/tailpipe/car
    exhaust/tailpipe/oil/rubber/clutch/brake smoke/=burning/burn
    =burning oil/rubber/clutch/brake
    flame decal/paint/tattoo/shirt/retardant/resistant/grill
    quit/stop =smoking
    =smoking area/section/habit/jacket/patio/lounge/ban/deal
    hypnosis/hypnotist
  `,
  advice:
    'Get everyone out now, close the doors behind you, and stay out. Call {emergency} from outside.',
  call: 'emergency',
  source: '',
  afterwards: 'Restoration & Water Damage, Insurance Agent',
};

export const gas: DangerKind = {
  name: 'gas',
  sure: `
    smell gas
    [gas]
    [gas leak]
    [gas smell]
    [propane leak]
  `,
  signs: `
    gas/propane smell/leak/odor/stink/reek/hiss/fume/stench/whiff
    smell/whiff/stink/reek/odor/scent/hiss/leak/fume/stench like/of/from/gas/propane gas/propane
    smell/whiff/stink/reek/odor/hiss/leak gas/propane
    gas + dizzy/headache/sick/faint/lightheaded/nauseous + <person>
    rotten/bad egg + smell/stove/furnace/kitchen/odor/stink/basement/house/dizzy/meter/heater/room
    smell/odor/stink/reek sulfur/sulphur/rotten/egg
    hit/struck/cut/break/rupture/puncture/dug/sever/snap/nick/damage/drill/bust gas/propane line/pipe/main/meter
    gas line/pipe/main/meter + hit/struck/cut/break/rupture/puncture/hiss/sever/snap/nick/bust/leak/blow
    hiss stove/meter/pipe/line/tank/propane/oven/cylinder/burner/furnace
    stove/meter/pipe/tank/propane/oven/cylinder/burner hiss
    gas/stove/burner/knob/propane left/been/leave on/open/all + gas/smell/sick/hour/night/unlit/headache/dizzy
    burner/gas/stove on no/without/isnt/not flame/lit
    <not> turn/shut gas off
    gas <not> turn/shut off
    gas come/coming/fill/escape/spew/blow/pour out/from/house/kitchen/room
    gas-alarm/gas-detector go/going/beep/off/blare/scream
    gas everywhere
    turn/shut off gas + smell/leak/hiss/now/emergency/cant
  `,
  unless: `
    car/truck/mower/vehicle/motorcycle/boat/jeep/honda/ford/toyota/chevy/carburetor/lawnmower/chainsaw/blower/tailpipe/exhaust gas/smell
    gas + car/truck/mower/vehicle/motorcycle/honda/ford/carburetor/lawnmower/weedeater/exhaust
    water smell/stink/has
    smell/rotten/egg/sulfur + water/faucet/shower/tap/sink/drain/exhaust/well/disposal/softener/fridge/chicken/dog/septic
    stomach/fart/belly/bloat/colic/gassy
    recommend detector
  `,
  advice:
    'Leave now with everyone, and touch no switch, flame or phone inside. Call {emergency} or your gas company from outside.',
  call: 'emergency',
  source: '',
  afterwards: 'Plumber, HVAC',
};

export const carbonMonoxide: DangerKind = {
  name: 'carbon-monoxide',
  sure: `
    [carbon monoxide]
    [co alarm]
    [carbon monoxide alarm]
    [co detector]
  `,
  signs: `
    carbon/co/monoxide/co2/c02/c0 alarm/detector/monitor/sensor/alert/thing go/going/beep/sound/blare/scream/ring/off/reading/read/say/show/high/ppm/keep/wont/shriek/trigger/flash/red/chirp
    alarm/detector go/going/beep/blare/scream carbon/co/monoxide
    carbon-monoxide/monoxide poison/leak/level/exposure/in/high/smell/help
    monoxide + <sick>/<person>/<alarm>
    alarm/detector/beep + <sick>
    everyone/everybody/all/whole/we/both/family/child/us/guest/entire/three <sick> + house/home/furnace/heater/generator/inside/cabin/boiler/fireplace/garage/outside/grill/heat/stove/tent/alarm/detector/here/same
    <sick> + furnace/generator/boiler/fireplace/charcoal/exhaust/kerosene
    <sick> goes/go/better/fine/stop/away/ok outside/leave/out
    <sick> when/every furnace/heat/heater/home/inside
    generator/grill/charcoal/hibachi/bbq/car/engine/truck run/on/in/inside/lit/use inside/indoors/garage/basement/house/tent/room + <sick>/smell/fume/everyone/alarm/beep/pass
    generator/grill/charcoal inside/indoors house/garage/basement/tent/cabin/room
    car left/was/been/run garage + sick/headache/dizzy/fume/hour/night/all/smell
    exhaust + house/bedroom/living + <sick>/fume/come/fill
    dog/cat/bird + weird/sleepy/sick/lethargic + headache/furnace/alarm/dizzy
    cherry/red face/cheek/skin headache/dizzy/furnace
  `,
  unless: `
    low battery
    chirp battery/replace/every/minute/expire/old/change/end/low
    co-owner/founder/worker/host/parent/signer/pay/ed
    colorado
    hangover/wine/period/pregnant/glasses/migraine/optometrist
    change/replace battery
    new detector
  `,
  advice:
    'Get everyone out into fresh air now, and call {emergency} from there. Do not go back in until you are told that it is safe.',
  call: 'emergency',
  source: '',
  afterwards: 'HVAC, Plumber',
};

export const waterElectricity: DangerKind = {
  name: 'water-electricity',
  signs: `
    <wet> + outlet/socket/panel/breaker/fuse/fusebox/wire/powerstrip/electrical/receptacle/circuit/transformer/electrics
    <wet> from/out/through/into/in/on/onto/near/around/inside/behind/by/of/over/all/down light/fixture/chandelier/fan/lamp/lightbulb/bulb/sconce/tv/extension/plug/switch/cord/meter
    light/fixture/chandelier/fan/lamp/lightbulb/bulb fill/full/drip/leak/wet/pour/rain
    water + power/electricity/electric + on/still/live/main/shock/tingle/standing
    standing/stand/step/wade/walk in/through/into water + shock/tingle/electric/electricity/cord/power/plug/zap/buzz/light
    hairdryer/hair-dryer/radio/toaster/phone/charger/heater/speaker/laptop/cord/lamp/curling-iron/straightener fall/drop/fell/in/into/knock bath/tub/bathtub/water/pool/sink/hottub/jacuzzi
    <pool>/shower/faucet/tap/sink/water/washer + shock/zap/tingle/tingly/electrocute/electrified/current
    power-line/powerline/wire/cable in/into/on/touch puddle/pool/water/lake/flood
    basement/house flood + power/electric/electricity/breaker/outlet/plug/cord
  `,
  unless: `
    electric water
    water-heater
    install/upgrade
    pump/sump/well breaker/trip
    waterproof/weatherproof/gfci/outdoor
    bidet/toilet/dishwasher/fountain/softener/icemaker/kettle/sprinkler/disposal outlet/hookup/plug/line/need
    water/electric bill
    water and/or electric/power/gas/sewer
    pool/landscape/underwater/led/fountain light
  `,
  advice:
    'Stay out of the water and touch nothing electrical in it or near it. Shut off the power only if you can do it dry, and call {emergency} if anyone is shocked or it sparks or smokes.',
  call: 'emergency',
  source: '',
  afterwards: 'Electrician, Plumber, Restoration & Water Damage',
};

export const powerLine: DangerKind = {
  name: 'electricity',
  sure: `
    [live wire]
    [power line down]
  `,
  signs: `
    power/electric/electrical/utility/voltage/hydro/service/overhead line/cable/wire/pole down/fall/hang/snap/break/touch/laying/lying/across/spark/drape/low/knock/dangle/collapse/rip/arc/came/tangle/on/in
    powerline down/fall/hang/snap/break/touch/laying/lying/across/spark/drape/dangle/in/on
    down/downed/fallen/live/broken/snap/hang/touch/hit/spark/dangle power/electric/electrical/utility/the/a line/cable/wire/pole
    down/downed/fallen/live/broken/snap/hang/touch/hit/spark/dangle powerline
    wire/cable/line down/fall/hang/snap/laying/lying/dangle/drape/came in/on/across/over/down/from yard/street/road/driveway/car/fence/truck/pole/sidewalk/house/lawn/storm/low
    <tree>/truck/ladder/crane/kite/car/pole/balloon fall/on/hit/touch/into/against/across/lean/caught/rest/tangle power/electric/utility/powerline/wire/line/transformer
    transformer + blow/explode/spark/fire/smoke/arc/boom/pop
    pole snap/down/spark/fall/lean + wire/line/road/street/power
    live/downed wire
    wire live
  `,
  unless: `
    trim
    bury/underground
    line of
  `,
  advice:
    'Stay at least 35 feet away, and keep others away: any line may be live. Call {emergency}, then the power company; in a car, stay inside.',
  call: 'emergency',
  source: '',
};

export const electricity: DangerKind = {
  name: 'electricity',
  sure: `
    [sparks]
    [electrocuted]
    [electric shock]
  `,
  signs: `
    electrocute/electrocution
    <person> =shocked/zap/electrified
    got/get/getting/gave/give/keep/feel shock/zap + <person>/<electric>/touch/<appliance>/when/from/metal/faucet
    electric/electrical shock
    shock/zap from/by/off/touch/when/every <electric>/<appliance>/touch/metal/wall
    touch <electric>/<appliance> shock/zap/tingle
    fork/knife/key/finger/screwdriver/paperclip/toy/metal/hairpin in/into/inside outlet/socket/receptacle
    spark/arcing <electric>/<appliance>/ceiling/wall/behind/out/from/fly/everywhere
    <electric>/<appliance>/ceiling/wall/it/light is/are/keep/start/just/shoot/throw/make/with spark/arcing
    <electric>/<appliance>/ceiling/wall spark/arcing
    see/shoot/throw/shot/saw spark
    <electric> =smoking/smoke/melt/=burning/burn/glow/sizzle/crackle/scorch/char/smolder/pop/blacken/buzz/hum
    <electric>/wall is/are/get/getting/feel/really/super/so/very/red/turn/too hot/black/brown
    hot outlet/socket/plug/switch/panel/breaker/wire/wall
    smoke/=burning/melt/fishy/scorch/sizzle/crackle/hiss/pop/smell from/in/at/by/near/behind/inside/around <electric>
    =burning/burn/melt/fishy plastic/electrical/wire/rubber smell/odor/outlet/panel/wall
    smell =burning/burn/melt/fishy plastic/electrical/wire/electric
    smell electrical
    electrical burn/=burning/smell/fire/smoke/spark
    expose/live/bare/loose/fray/hang/chew wire + <child>/shock/touch/spark/yard/buzz/water/still/hot/everywhere/power/street/live
    lightning struck/hit/strike house/man/person/tree/him/her/them/my/me/us/someone/roof
    struck by-lightning
    touch/grab/cut/drill/hit/step live wire
  `,
  unless: `
    <vehicle> shock/spark
    shock strut
    sparkle/sparkling/sparkly/sparkler/sparky
    weld/welder/grinder
    engine/ignition/starter/alternator/battery
    bug/fly/mosquito zapper
    fence charger/company/install
    warm light/white/glow
  `,
  advice:
    'Touch neither it nor anyone who is being shocked. Switch it off at the breaker box if the way is safe, and call {emergency} if anyone was shocked, or it smokes or burns.',
  call: 'emergency',
  source: '',
  afterwards: 'Electrician',
};

export const collapse: DangerKind = {
  name: 'collapse',
  sure: `
    [collapse]
  `,
  signs: `
    ceiling/roof/deck/balcony/porch/floor/wall/=building/scaffold/scaffolding/house/trench/bleachers/stage/staircase collapse/cave
    <structure> <fall> + <person>/<now>/trap/under/onto/party/guest/snow/inside
    <structure>/<tree>/pole/sign/shelf/boulder/rock/brick/glass/window/chandelier about/going/ready/start/begin <fall>/give/come/go/drop/snap
    about/going/ready <fall>/give/snap + <person>/house/way/down/any/car/bed
    any second/minute/moment + <fall>/<structure>/<tree>/down
    <tree> <fall>/came/land/smash/went/crush/through on/through/into/onto/over <room>/<vehicle>/<person>/window
    <tree> <fall>/came/land/smash/crush <room>/<vehicle>
    <tree> through/thru <room>/window
    trap/pin/bury/stick/crush under/beneath/by/between tree/rubble/debris/beam/wall/roof/ceiling/deck/concrete/shelf/dirt/brick/dresser/bookcase/tv/furniture/wood/branch/log/gravel/sand/garage/fridge/cabinet/machine
    <structure>/<tree>/shelf/dresser/tv/brick/bookcase/concrete/drywall/sheetrock/wardrobe <fall> on/onto/over <person>
    dresser/tv/bookcase/bookshelf/shelf/cabinet/fridge/wardrobe fall/tip/collapse/topple <person>
    sinkhole
    ground open/sink/collapse/give/gave/cave
    floor/deck/balcony/porch/stairs/stair/ground/step/ceiling/roof/beam/wall/railing gave/give/giving way/out
    ceiling/roof/floor/wall/deck sag/bulge/bow/buckle/droop + <fall>/water/bed/baby/snow/crib/crack/noise/child/loud/pop/creak/more/now/fast/help/bad/any
    wall bow/bulge/lean/crack/move/buckle/tilt + <fall>/now/street/sidewalk/child/noise/creak/fast/about
    <structure>/<tree>/pole lean/tilt/sway/wobble/shift/sink/tip/shake/creak + <fall>/over/about/now/any/toward/child/bedroom/more/people/crack/party/guest
    house/=building/apartment/wall/structure is/are/shake/creak/crack/tilt/move/shift =shaking/=creaking/=tilting/=shifting/=sliding/=splitting/=swaying
    crack/creak/pop/groan noise/sound + <structure>/house
    brick/concrete/stucco/glass/chunk/tile/rock/debris/stone/panel =falling/=raining/drop/crumble + sidewalk/street/people/head/onto/=building/balcony/pedestrian/below
    ceiling/plaster/drywall/sheetrock come/coming/fall/came/crash down/off/on/in + <person>/bed/crib/water/now/<room>/chunk/piece/just/onto
    ceiling/roof/wall fall/coming/came in/down/on/onto/through
    storm/tornado/wind/hurricane + roof + hole/tear/rip/blow/off/gone/peel
    roof blow/rip/tear/came/fly/peel/flew off/away
  `,
  unless: `
    =popcorn ceiling
    paint/tile/wallpaper/siding/gutter/shingle/hook/picture/frame/trim fall/come/peel
    could/might/may/someday/eventually
    after/since/damage/rebuild/patch
    fall apart
    leave/curtain/rod fall
    arch/rank/credit/uterus/bladder/lung
  `,
  advice:
    'Get everyone out from under it and well away, and keep others back. Call {emergency} if anyone is hurt or trapped, or if it may fall on somebody.',
  call: 'emergency',
  source: '',
  afterwards: 'General Contractor, Roofer, Tree Service, Restoration & Water Damage',
};
