/** Dangers from people, to oneself, and of people who are gone. Data only; signs as in dangers/sign.ts. */
import type { DangerKind } from './danger-kind.ts';

export const suicide: DangerKind = {
  name: 'suicide',
  sure: `
    suicidal/=suicide + <person>
    kill myself/himself/herself/themselves
    [suicide]
    [suicidal]
  `,
  signs: `
    suicide/suicidal
    kill/hang/shoot/hurt/harm/cut/drown/burn/injure/starve/end/unalive myself/himself/herself/themselves/themself/yourself
    kms/unalive/selfharm
    self harm/injury/injure/=cutting
    want/wish/ready/rather/going/hope/plan to/i/was/were/be/just die/dead
    end/ending/take/took my/his/her/their/own/it life/all/everything/tonight
    end-it all/tonight/now
    <not> want/see to/be/live/exist/wake/go/alive live/here/alive/anymore/exist/up/on
    dont/doesnt/didnt want live/wake/exist/=living
    no/any/nothing/not/whats reason/point/left/worth to/in/for/of/live live/=living/life/on
    reason/point to/in/of live/=living/alive
    life isnt/not/no-longer worth
    not-worth/isnt-worth =living/live
    better-off dead/without
    world/everyone/family/they/kids/child/all better without me/him/her
    wish/hope/pray never/didnt/wouldnt/dont/not born/wake/exist/alive
    wish <person> was/were dead/gone
    cant/cannot go/do/take/live/keep on/this/it/life anymore/longer + life/die/end/alive/goodbye/pain/live/i/tired
    cant go on
    tired/done/sick of/with =living/life/being-alive
    goodbye/suicide/farewell note/letter/text/message
    say/said/wrote/sent/post goodbye + everyone/forever/gun/pill/bridge/<person>
    jump/standing off/from/on bridge/roof/=building/ledge/overpass
    on/at/over bridge/ledge/roof/railing/overpass + jump/threaten/edge/die
    noose
    hang/hung himself/herself/themselves
    slit/cut/slash/slice wrist
    =cutting himself/herself/again/her/arm
    threaten/talk/think/thought/plan/want/try/about/going to/of/about/kill/end/die/hurt kill/=dying/die/suicide/end/hurt myself/himself/herself/life/it-all/themselves
    think/thought/talk about/of dying/death/=ending
    gun/pill/knife/razor/rope/blade + myself/himself/herself/goodbye/end-it/die/suicidal
    give/gave/giving away his/her/all/everything/stuff/thing/belongings + goodbye/depress/sad/scared/worry/text/<person>
    feel/feeling hopeless/worthless + anymore/live/die/end/point/help
    nobody/no-one would/will/care miss/if/i me/die/gone/dead
    disappear forever
    sleep/fall never/not/and wake
    wake tomorrow/up + <not> want/wish/hope
  `,
  unless: `
    suicide door/squad
    die laugh
    gym/workout/marathon/diet/burpees
    weed/grass/carpet/wallpaper/grout/lawn/commute/couch
  `,
  advice:
    'You are not alone. Call or text {suicide} now, at any hour, about yourself or about somebody else. If a life is in danger right now, call {emergency}.',
  call: 'suicide',
  source: '',
  isPrivate: true,
};

export const attack: DangerKind = {
  name: 'violence',
  sure: `
    has/have/with/pull/point gun/knife + <person>
    going/gonna/threaten/try kill me/us/her/him
    [stabbed]
    [active shooter]
    [being followed]
    [stalker]
    [rape]
    [raped]
    [shooting]
  `,
  signs: `
    has/have/got/pull/with/wave/point/hold/carry/swing/grab <weapon> + <person>/at/outside/inside/house/school/threaten/store/head
    <person> has/have/got/with/pull/wave/point/hold/swing <weapon>
    <weapon> at/to/on/against my/his/her/our/me/us/head/throat/neck/face
    shot/gunshot fire/outside/heard/hear/next/inside/downstairs
    hear/heard/hearing gunshot/gunfire/shot/shooting
    gunshot/gunfire
    active/mass/school shooter
    shooter + store/school/mall/here/work/office/=building/outside/hide/inside/church
    =shooting + store/school/mall/outside/street/hide/next/neighbor
    <person> got/been/was/is/just/being/get =shot/stab/mug/jump/rob/attack/assault/rape/beat/kidnap/abduct
    =shot/stab/mug/attack/assault/rape/kidnap me/him/her/us/my/by/someone
    going/threaten/try/say/said/will/about/want/keep/hell/shell to/kill/he/hurt/ kill/shoot/stab/murder/beat me/us/him/her/my/someone/them
    going/threaten/try/said/will/want/hell kill/shoot/stab/murder me/us/him/her/my/them
    kill me/us + <partner>/<adult>/gun/knife/tonight/threaten
    death threat
    threaten kill/hurt/shoot/<weapon>
    chase/follow/stalk me/us/my/home/him
    being/am/i/getting/think/be follow/stalk
    follow <person> + car/home/walk/store/man/guy/creepy/parking/stranger/mile/street/scared
    try kidnap/abduct/grab/rape/rob/attack/get/pull/force me/her/him/us/into
    kidnap/abduct/hostage/traffick/trafficked/carjack/carjacking
    hold/held/keep/kept me/us/her/him hostage/captive/gunpoint/prisoner/against/lock
    <not> let me/us/her/him leave/out/go
    lock me/us in/inside + <partner>/he/dad
    strangle/choke me/her/mom/him/sister + he/<partner>/dad/neck/try
    rape/molest/grope/=raped
    sexual/sexually assault/abuse
    being/getting/was/just/got/be attack/assault/mug/rob/jump/beat/follow/stalk
    fight + knife/gun/blood/stab/weapon/parking/outside/hurt
    bomb/explosive threat/device/package
    scream + help/neighbor/next-door/woman/apartment/upstairs/hit/bang/crash/beat
    neighbor/upstairs/downstairs/couple hit/beat/hurt/scream/fight/attack + wife/girlfriend/her/child/help/woman
    bang/pound/kick/break/beat on/down/at/in my/the/our door + <partner>/ex/he/threaten/scared/kill/man/guy/hide/drunk
    ex/<partner>/man/guy is/outside/here/at/back/show/found/come outside/door/house/here/work/up/window + scared/<weapon>/threaten/bang/kill/restraining/drunk/scream/hide
    hide/hid in/from/under him/husband/boyfriend/ex/dad/them
    hide in/under bathroom/closet/bed/room
    drink/drinks spike/drug
    drugged/spiked me/my/her
    force me/her/us to/into + car/sex/leave/he/gun
  `,
  unless: `
    photo/video/film/photographer/session/portrait/camera/headshot/studio
    flu/vaccine/covid/espresso/whiskey/shot-glass
    self-defense
    <beast> attack/bite/chase/follow
    follow instagram/facebook/tiktok/up/recipe/direction/instruction/trend
    deer/turkey/duck/hunt/taxidermy/taxidermist
    basketball/soccer/hockey/chess/golf/game
    back/foot/knee/shoe/heel/allergy kill
    stalk celery/corn/plant
    deep/heart attack
    price/bill/rent/commute kill
  `,
  advice:
    'If you can, get to a safe place with other people, and call {emergency}. If you cannot speak, text {emergency}, or call and stay on the line.',
  call: 'emergency',
  source: '',
  isPrivate: true,
};

export const abuse: DangerKind = {
  name: 'violence',
  sure: `
    <partner> hit/beat/choke/strangle/punch/slap me
    [domestic violence]
    [abuse]
    [abusive husband]
    [abusive boyfriend]
  `,
  signs: `
    <partner>/dad/father/mom/son/roommate/brother/uncle/he/she/caregiver/nurse/teacher/coach/boss/aide/daddy <hit> me/us/my/the/child/her/him/mom/mother/grandma
    <hit> me/us <partner>/again/tonight/every/bruise/drunk/when/last
    abuse/abusive/abuser + <partner>/relationship/home/marriage/me/he/she/escape/leave/scared/help/hide/safe/dad/mom/child/elder/grandma/situation
    domestic violence/abuse/assault/dispute
    child/elder/sexual/physical/physically/verbally/emotionally/family abuse/abusive
    afraid/scared/terrified/fear/frightened of/for/my/to/he/go/hes/hell + <partner>/him/dad/life/home/kill/hurt/hit/leave/safety
    get/run/escape/leave/hide/flee away/from/out/safe abusive/abuser/violent/him/husband/boyfriend/ex
    leave husband/boyfriend/partner/him safe/scared/abuse/hit/violent
    need/get/how away from him/husband/boyfriend/ex/abuser/dad
    women/womens/battered/domestic shelter
    safe place/house/somewhere + <partner>/abuse/violent/tonight/hit/child/him
    violent/violence + <partner>/home/dad/son/drunk/tonight/he/house/child/me
    black eye/eyes + <partner>/he/hit
    bruise + <partner>/he/child/mom/grandma/daughter/student/hit/stepdad/caregiver/nursing/neighbor/<now>
    threaten me/us/my/to/her + <partner>/he/kill/hurt/child/ex/neighbor/take
    <partner>/he/neighbor/dad threaten
    throw/smash/punch/break thing/stuff/wall/phone/plate/dish/hole at/me/scared/again/when + <partner>/he/scared/dad
    restraining/protective-order violate/break/outside/here/show/ignore/scared/came/tonight
    violate restraining/protective-order
    touch my/her/him daughter/son/child/private/inappropriately + uncle/stepdad/dad/coach/teacher/he/boyfriend
    take/took/hide/control/track my phone/money/car/key + <partner>/he/wont
    my-husband/my-boyfriend/my-dad drunk scared/hit/yell/throw
  `,
  unless: `
    self-defense
    hit/beat the/a/my car/mailbox/wall/fence/deer/pole/garage/curb/gym/ball/road/target/traffic/market/budget/deadline
    hurt my/his/her/their/your back/knee/shoulder/ankle/neck/hip/elbow/feeling/foot/wrist/tooth/credit/eye/pride
    push me to/through
    chess/tennis/golf/poker/monopoly/basketball/game
    throw a/surprise/party/shower/off
    <pet>
    substance/alcohol/drug abuse
  `,
  advice:
    'You can talk to somebody safely at {violence}, at any hour; call {emergency} if you are in danger now. What you looked at stays in this device: leave this page when you are done.',
  call: 'violence',
  source: '',
  isPrivate: true,
};

export const intruder: DangerKind = {
  name: 'intruder',
  sure: `
    intruder in
    [intruder]
    [burglar]
    [break in]
    [robbery]
    [someone in house]
    [someone breaking in]
  `,
  signs: `
    intruder/burglar/robber/prowler/trespasser/thief + in/inside/house/home/<now>/outside/here/downstairs/upstairs/garage/window/door/hide/try/room/yard
    someone/somebody/man/guy/stranger/person/people/dude/kids/they is/was/are/just/broke/break/got/came/try/in/climb/walk/sneak/hide/standing/inside in/inside/into/through/downstairs/upstairs/at <room>/window/door/my-house/our-house
    someone/somebody/man/stranger/guy/people downstairs/upstairs/inside
    someone/somebody/man/guy/stranger/people/they/ex/he/dude/thief break/kick/climb/pick/jiggle/pry/bang/force/smash/enter/try in/into/my/the/to/on/through/our/at/open/down/get/inside + door/window/house/in/home/apartment
    break/kick/bust in/into/down my/our/the/right/now/house/home + <now>/someone/hide/right/still/next
    =breaking in/into my/our/the/right/now/house/home
    being/getting/is/are/am/be rob/burglarize/burgle
    home invasion/invader
    robbery/burglary/break-in/breakin + <now>/happening/progress/hide/still/inside
    hear/heard/hearing footstep/noise/voice/someone/step/glass/movement/whisper/walk/talk/creak/window/door/man downstairs/upstairs/attic/alone/basement/house/door/break/open/shatter/inside/kitchen/window/smash/hide/garage
    footstep/voice/noise downstairs/upstairs/in/outside + alone/scared/nobody/house/hide/home/hear/attic/basement
    door/window/glass/lock was/is/just/wide/got kick/break/smash/pry/shatter/open/bust + alone/scared/inside/hear/still/someone/came/home
    door/knob/handle/doorknob/lock/window jiggle/turn/rattle/=opening/tap/scratch + <person>/night/alone/<now>/outside
    someone/somebody/man/guy/stranger/prowler/creep/people look/peek/peer/stare/outside/watch/lurk/hide/creep/tap/knock in/through/at/my/outside/the/our/around window/house/door/yard/porch/backyard/bush/bedroom
    alone + inside/downstairs/footstep/break/noise/someone-outside/window
    <not> suppose/else be/home/here/inside + someone/footstep/noise/downstairs/voice
    stranger/strange-man/unknown-man in/inside/at/outside/on my/the/our house/bedroom/kitchen/room/home/apartment/garage/backyard/yard/porch/basement/closet/bed/door
    <not>/refuse leave + stranger/man/guy/porch/property/drunk
    rob/steal/loot + store/house/us/gun/still/neighbor + <now>
    mask/masked/ski-mask man/guy/people/person
    man/guy/someone in my/our/the closet/attic/basement/backyard/bedroom/bathroom/hallway/living/kitchen
  `,
  unless: `
    raccoon/squirrel/mouse/rat/bat/animal/bird/snake/critter/possum/opossum/roach/ghost
    need/want/look/looking/recommend/hire/find/seek/know/get/for someone/somebody/person/guy/man/people/kids
    break into acting/modeling/industry/real/tech/market/field/dance/business
    break in boot/shoe/glove
    someone/somebody/person/guy/man to/who/that clean/fix/install/paint/help/do/look/come/repair/build
    alarm/camera/security system/company
    locksmith/rekey
    was broken/burglarize/rob
    got broken/rob
    after/since/yesterday/already
    lease
  `,
  advice:
    'Leave if you can do it unseen; otherwise lock yourself in a room, be quiet, and do not go to look. Call {emergency}, or text {emergency} if you cannot speak.',
  call: 'emergency',
  source: '',
  afterwards: 'Locksmith, Home Security',
};

export const missing: DangerKind = {
  name: 'missing',
  sure: `
    [missing child]
    [lost child]
    [missing kid]
    [amber alert]
    [missing person]
  `,
  signs: `
    <child>/<elder>/<partner>/sister/brother is/has/went/gone/still/been/just/go =missing
    =missing <child>/person/grandma/grandpa/mom/dad/mother/father/student
    <child>/<elder> disappear/vanish/kidnap/abduct/snatch/=missing/wander
    <child>/<elder>/patient/<partner> is/has/got/went/just/go/get wander/gone/lose/away + <number>/park/store/mall/house/since/hour/minute/dementia/nowhere/bed/anywhere/alone/beach/school/yard/outside/dark/<now>/confuse
    cant/cannot/couldnt/havent find/locate/see/seen/found <child>/<elder>/wife/husband/sister/brother
    dont/not know where <child>/<elder> is/went/go/are
    cant find him/her/them + anywhere/park/store/mall/beach/woods/house/everywhere
    lose sight/track my/our/of <child>
    lose my/our/the/his/her <child> + at/in/mall/store/park/fair/beach/zoo/crowd/<now>/walmart/target/woods/hike
    wander off/away/from/out/outside + <child>/<elder>/dementia/alzheimer/alzheimers/patient
    dementia/alzheimer/alzheimers + gone/=missing/lose/wander/left/walk/find/out/disappear/hour
    <child>/<elder> never/hasnt/didnt/havent/wasnt/not home/came/come/return/back/bus/answer/show/arrive/bed + school/hour/night/home/bus/since/phone/where/worry/bed/answer
    <child>/<elder> run/runaway off/away + <number>/night/cant/find/since/hour/tonight/park/store/street/now/help
    runaway <child>
    <child>/<elder> gone + bed/window/open/empty/hour/yard/anywhere/wake/turn/second/minute/nowhere
    turn around/away/for/back gone/=missing/disappear
    nowhere/anywhere find/found/<child>/<elder> + <child>/<elder>
    hasnt/havent been seen/heard
    last seen
    amber/silver alert
    took/taken/grab/snatch/stole/steal/kidnap/abduct my/our/the/her/a <child>
    stranger/man/guy/van <child> + took/car/van/grab/into/drove
  `,
  unless: `
    <pet>
    =missing/lose/find/took tooth/weight/hair/hearing/job/wallet/key/phone/ring/purse/glasses/retainer/interest/appetite/sleep/homework/balloon/shoe/toy/bear/blanket/license/passport/deposit/dentures/recipe/photo
    lose her/his job/house/husband/wife/mother/father/mom/dad/home/balance/mobility/memory
    find a/good/sitter/nanny/daycare/tutor/dress/shoe/shirt/venue/gift/doctor/therapist
    uniform/costume/gift/camp/tutor
    tracker/tracking/bracelet/gps
    passed/death/grief/estate/funeral/college
    keep/tend/start/prone/might/may/afraid
    custody

  `,
  advice:
    'Call {emergency} now: there is no waiting time. Search close by, water and parked cars first, and have a photo and a description of the clothes ready.',
  call: 'emergency',
  source: '',
};
