/** Trade knowledge (M1): who is called for one part of a house, for what stands in it, or for its design. Data only. */
import type { Profession } from '../profession.ts';

export const homeSpecialists: readonly Profession[] = [
  {
    name: 'Pest Control',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'pest control, exterminator, wildlife removal, critter control, beekeeper removal, orkin, terminix',
    keywords:
      'pest, bug, insect, termite, roach, cockroach, ant, carpenter ant, carpenter bee, bed bug, mosquito, flea infestation, spider, black widow, wasp, hornet, yellow jacket, bee, mice, mouse trap, rat, rodent, raccoon, possum, squirrel, bat, snake, mole, vole, gopher, groundhog, silverfish, centipede, cricket, moth, gnat, infestation, fumigate, wdir, termite letter, termite bond',
    symptoms:
      'crawling in kitchen, droppings in pantry, scratching in wall, noise in attic night, animal in attic, something living under house, chewed wires attic, bites wake up, bitten every time outside, nest under eave, swarming insects, sawdust pile wood, mud tubes, tunnels in yard, dead animal under house, little black things kitchen, wings on windowsill, bug bites bed',
  },
  {
    name: 'Locksmith',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'locksmith, safe technician, safecracker',
    keywords:
      'lock, key, rekey, deadbolt, lockout, key fob, car key, smart lock, keyless entry, padlock, ignition key, safe combination, panic bar, access control, mailbox key',
    symptoms:
      'lost keys, tenant moved out key, fob dead, locked out house, locked out car, keys locked inside car, key broke off, safe will not open',
  },
  {
    name: 'Garage Door Technician',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'garage door repairman, garage door installer, garage door repair, garage door technician',
    keywords:
      'garage door, garage door opener, overhead door, torsion spring, garage spring, garage remote, garage keypad, garage track, garage roller, liftmaster, genie opener, chamberlain, insulated garage door, carriage door, roll up door, loading dock door, photo eye, safety sensor',
    symptoms:
      'garage will not open, garage will not close, garage door stuck, garage door off track, loud bang garage, spring snapped, garage cable snapped, backed into garage door, car trapped in garage, garage goes back up, opener hum, garage door loud, garage door dent, clicker not working',
  },
  {
    name: 'Appliance Repair',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'appliance repair, appliance technician, appliance store',
    keywords:
      'appliance, refrigerator, fridge, freezer, ice maker, dishwasher, washing machine, washer, dryer, oven, stove, range, cooktop, microwave, range hood, wine cooler, trash compactor, whirlpool, maytag, kitchenaid, sub zero, heating element, drum belt, defrost, vacuum repair',
    symptoms:
      'food spoiling, milk spoil, ice maker quit, washer will not spin, clothes still wet, dryer no heat, dishes still dirty, dishwasher will not drain, oven will not heat, burner will not light, stove burner out, error code washer, microwave spark, fridge warm, freezer frost, dryer squeal, fridge not cooling, washer leak',
  },
  {
    name: 'Window Installer',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'window installer, door installer, door company',
    keywords:
      'window, replacement window, double pane, double hung, casement, egress window, low e, window seal, storm window, window screen, sliding door, patio door, french door, front door, entry door, exterior door, hurricane shutter, pella, andersen, transom',
    symptoms:
      'window draft, drafty, foggy between panes, condensation window, window painted shut, window rot, single pane, window leak air, cold by window, street noise window, sliding door stick, front door ugly, door rotted bottom, daylight around door',
    neighbours: 'General Contractor',
  },
  {
    name: 'Siding Contractor',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'siding contractor, exterior remodeler',
    keywords:
      'siding, vinyl siding, fiber cement, hardie board, james hardie, board and batten, aluminum siding, wood siding, clapboard, house wrap, tyvek, exterior trim, exterior shutter, cladding, masonite, corner board',
    symptoms:
      'siding blown off, siding crack, siding rot, hole in siding, outside of house dated, exterior facelift, match siding color',
    neighbours: 'General Contractor, Roofer',
  },
  {
    name: 'Gutter Service',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'gutter cleaner, gutter service, gutter company',
    keywords:
      'gutter, downspout, gutter guard, leaf guard, gutter cleaning, gutter clog, splash block, rain barrel, gutter screen, rain chain, spouting, eavestrough',
    symptoms:
      'gutter overflow, gutter falling off, gutter leak, plants growing in gutter, waterfall off roof edge, water pours over edge, rain spills front door, mulch wash out roofline, ladder scared clean leaves, drip line trench',
    neighbours: 'Roofer, Handyman',
  },
  {
    name: 'Insulation Contractor',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'insulation contractor, energy auditor',
    keywords:
      'insulation, insulate, spray foam, blown in attic, cellulose, fiberglass batt, attic insulation, crawl space insulation, r value, radiant barrier, rock wool, air seal, weatherization, energy audit, blower door test, soundproof, thermal barrier, attic door cover',
    symptoms:
      'attic hot, heat escaping, cold floors, cold walls, room over garage cold, bonus room hot, upstairs bake summer, energy leak, squirrel ruin insulation, hear neighbors through wall, noise between rooms',
    neighbours: 'General Contractor',
  },
  {
    name: 'Drywall Contractor',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'drywall contractor, drywaller, plasterer, taper, mud guy, ceiling repair',
    keywords:
      'drywall, sheetrock, plaster, plasterboard, gypsum, joint compound, spackle, drywall tape, corner bead, skim coat, knockdown texture, orange peel texture, popcorn ceiling, textured ceiling, drywall patch, smooth ceiling, drop ceiling, ceiling tile, hang drywall',
    symptoms:
      'hole in wall, fist through wall, foot through ceiling, door knob hole wall, dent in wall, crack in wall, crack in ceiling, tape peeling seam, nail pops wall, plumber cut wall, patch ceiling, patch wall, ceiling sag, remove popcorn, bumpy ceiling, drywall hole',
    neighbours: 'Handyman, General Contractor, House Painter',
  },
  {
    name: 'Cabinet Maker',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'cabinet maker, woodworker, joiner, kitchen designer',
    keywords:
      'cabinet, cabinetry, custom cabinet, kitchen cabinet, cabinet reface, soft close, pull out shelf, lazy susan, built in shelves, custom closet, closet system, millwork, woodworking, custom furniture, custom table, murphy bed, mantel, window seat, entertainment center, bathroom vanity cabinet, wood veneer, dovetail, bookcase',
    symptoms:
      'more kitchen storage, drawers will not close soft, bookshelf wall, built ins around fireplace, custom desk, storage bench, closet shelves, made to fit wood',
    neighbours: 'General Contractor',
  },
  {
    name: 'Countertop Fabricator',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'countertop fabricator, stone fabricator, countertop company, granite company',
    keywords:
      'countertop, counter top, granite, quartz, marble, quartzite, soapstone, butcher block, corian, formica, laminate counter, solid surface, stone slab, undermount sink, waterfall edge, vanity top, bar top, sink cutout, counter overhang',
    symptoms:
      'counter crack, counter chip, counter stained, counter burned, counter seam, hot pan mark counter, wine stain marble, new counters kitchen, replace counter, more counter space, island top',
    neighbours: 'General Contractor',
  },
  {
    name: 'Chimney Sweep',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'chimney sweep, chimney cleaner, dryer vent cleaner',
    keywords:
      'chimney, chimney flue, creosote, fireplace, gas log, wood stove, wood burning, pellet stove, firebox, damper, hearth, spark arrestor, chimney inspection, smoke chamber, chase cover, dryer vent clean',
    symptoms:
      'smoke in room fireplace, smoke comes back in, animal in chimney, gas fireplace will not light, first fire winter, safe to burn, chimney fire, rain down chimney, convert fireplace gas, birds chimney',
  },
  {
    name: 'Window Cleaner',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'window cleaner, window washer, high rise window cleaner',
    keywords:
      'window cleaning, window wash, squeegee, screen cleaning, track cleaning, hard water glass, storefront window clean, skylight clean, glass cleaning, solar panel clean, chandelier clean, mirror clean, interior exterior windows, water fed pole',
    symptoms:
      'dirty windows, windows filthy, windows spotted, streaky windows, smudge glass, second floor windows clean, nose prints window, salt spray windows, construction film windows, wash windows outside',
    neighbours: 'Pressure Washing, House Cleaner',
  },
  {
    name: 'Carpet Cleaner',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'carpet cleaner, rug cleaner, upholstery cleaner, steam cleaner, stanley steemer, tile and grout cleaner',
    keywords:
      'carpet cleaning, carpet shampoo, steam clean, rug cleaning, rug, upholstery cleaning, couch cleaning, sofa cleaning, mattress cleaning, grout cleaning, tile cleaning, pet odor, pet stain, spot removal, stain removal carpet, scotchgard, hot water extraction, fringe, drapery cleaning, oriental rug',
    symptoms:
      'carpet stain, carpet spot, carpet smell, carpet dingy, wine on carpet, coffee spill carpet, kool aid carpet, dog pee carpet, cat pee rug, puppy accident, pee smell, vomit carpet, mud tracked carpet, couch stain, couch smell, matted traffic',
    neighbours: 'House Cleaner',
  },
  {
    name: 'Junk Removal',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'junk removal, hauling company, trash hauler, garbage collector, waste management, cleanout crew, estate cleanout, scrap hauler',
    keywords:
      'junk, haul away, debris removal, dumpster, roll off container, dumpster rental, trash pickup, garbage pickup, bulk pickup, dump run, landfill, estate clean out, garage clean out, attic clean out, eviction cleanout, foreclosure cleanout, appliance removal, mattress disposal, hot tub removal, shed removal, yard waste, scrap metal, recycling, curbside',
    symptoms:
      'get rid of old couch, old mattress couch, old appliance haul, junk piled, hoarder, parents house full, clean out dead relative house, tenant left furniture, pile of debris, dump load, construction trash, broken furniture curb, no truck trash',
  },
  {
    name: 'Solar Installer',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'solar installer, solar company',
    keywords:
      'solar, solar panel, solar roof, photovoltaic, inverter, solar battery, powerwall, home battery, net metering, off grid power, solar shingle, kilowatt, solar water heater, renewable energy, green energy, clean energy, wind turbine',
    symptoms:
      'power from sun, panels on roof, sell power back, cut power bill, electric bill too high, eliminate electric bill, energy independent, go green house, lower carbon footprint, panels not producing, remove panels for roof',
  },
  {
    name: 'Home Security Installer',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'security system installer, alarm company, alarm installer, camera installer, adt, security guy, low voltage technician, fire alarm company, home security installer',
    keywords:
      'home security, security system, alarm system, alarm monitoring, security camera, surveillance camera, cctv, video doorbell, ring doorbell, motion sensor, glass break sensor, door sensor, panic button house, gate intercom, door card reader, keypad alarm, nanny cam, simplisafe, vivint, doorbell camera, monitored smoke',
    symptoms:
      'break in burglar, house broken into, burglary, burglar, robbed, theft at house, porch pirate, package stolen, prowler, someone in yard night, feel unsafe home, feel safe house, watch house while away, door camera, keep eye on house, alarm beep, false alarm, vandalism store, employee stealing camera, garage broken into, camera around house',
    neighbours: 'Home Theater Installer',
  },
  {
    name: 'Home Theater Installer',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'home theater installer, audio video installer, av installer, av company, smart home installer, tv installer, stereo installer',
    keywords:
      'home theater, media room, audio video, surround sound, sound bar, speaker, subwoofer, receiver, projector, hide tv wire, whole house audio, smart home, home automation, alexa, google home, control4, sonos, universal remote, hdmi, structured wiring, motorized shade, conference room av, satellite dish, antenna, streaming tv',
    symptoms:
      'movie room, movie night sound, tv sound bad, tv remotes, music every room, music on patio, tv over fireplace, wires hanging tv, watch game outside, lights from phone, house voice control, cut cable tv, set up tv sound',
    neighbours: 'Home Security Installer, Handyman',
  },
  {
    name: 'Interior Designer',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'interior designer, interior decorator, decorator, designer for house, color consultant home, feng shui consultant, furniture store, space planner',
    keywords:
      'interior design, decor, decorate, furniture, furnishings, sofa, throw pillow, rug pick, drapery, curtain, fabric, upholstery fabric, room color palette, mood board, space planning, room layout, lighting design, art placement, room accessories, mid century, feng shui, finishes, lampshade',
    symptoms:
      'room feels empty, room bland, living room boring, furniture not match, room style, couch placement, pull room together, cozy, magazine look room, pinterest room, blank walls, furnish house, furnish new place, redecorate, pick tile and finishes, pick out furniture',
    neighbours: 'Home Stager',
  },
  {
    name: 'Home Stager',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Real Estate & Financial',
    titles: 'home stager, house stager, real estate stager, redesigner',
    keywords:
      'staging, home staging, rental furniture staging, model home, virtual staging, show ready, neutralize decor, depersonalize, photo ready house, listing prep, open house prep, stage house',
    symptoms:
      'make house show better, look good for listing photos, vacant house look, empty house sell, house sitting on market, buyers not imagine, get house ready sell, declutter before listing, furniture for showing, sell faster look, house show poorly, stage house sell',
    neighbours: 'Interior Designer',
  },
  {
    name: 'Home Organizer',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'home organizer, professional organizer, organizer, garage organizer, closet organizer',
    keywords:
      'organize, declutter, clutter, closet, pantry, garage shelving, storage bin, label maker, container store, filing system paper, kon mari, marie kondo, minimalism, tidy up closet, wardrobe edit, drawer divider',
    symptoms:
      'clutter everywhere, drowning in clutter, cannot park in garage, junk drawer, sort through belongings closet, sort mom belongings, overwhelmed house stuff, piles of paper, toys everywhere, playroom chaos, downsize parents, hoarding, closet clutter, overflowing closet',
  },
  {
    name: 'Glass Company',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'glass company, glazier, shower door installer',
    keywords:
      'glass, glazing, window pane, shower door, frameless shower, shower enclosure, mirror, gym mirror, glass shelf, storefront glass, insulated glass, house window tint, window film, plexiglass, stained glass',
    symptoms:
      'broken window, window shattered, pane crack, cracked window, baseball through window, rock through window, shower door broke, shower door leak, sun glare windows, fade furniture sun, storefront smashed',
  },
  {
    name: 'Blinds Installer',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'blinds installer, shade company, drapery maker, curtain maker',
    keywords:
      'blinds, window treatment, window covering, roman shade, roller shade, cellular shade, plantation shutter, shutter, drape, valance, blackout, blackout curtain, motorized blind, solar shade, curtain panel, hunter douglas, cornice, drapery rod, exterior shade',
    symptoms:
      'neighbors see in window, see in bathroom window, sun in bedroom, too bright sleep, sun in eyes tv, room too sunny, privacy bathroom window, dark nursery nap, bare windows, shades stuck',
    neighbours: 'Interior Designer, Handyman',
  },
  {
    name: 'Furniture Repair',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'furniture repair, furniture restorer, furniture refinisher, upholsterer, reupholsterer, antique restorer, caner',
    keywords:
      'furniture refinish, furniture restore, upholstery, reupholster, upholster, antique furniture, chair caning, wicker, rocking chair, table refinish, heirloom furniture, leather couch repair, recliner, cushion, boat seat, dresser refinish, strip furniture, wood furniture repair, slipcover',
    symptoms:
      'chair leg broke, chair wobble, table scratch, water ring table, couch ripped, couch sag, cat scratched couch, dog chewed chair, leather tear, grandma dresser restore, table top scratched, old chair recover',
    neighbours: 'Cabinet Maker',
  },
  {
    name: 'Propane Supplier',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'gas company, oil delivery company, fuel supplier, propane supplier, propane company',
    keywords:
      'propane, lp gas, lpg, propane tank, heating oil, oil tank, fuel delivery, bulk gas, tank refill, buried tank, gas grill tank, diesel delivery, kerosene, natural gas service, tank lease, pool heater gas',
    symptoms:
      'tank empty, tank low, out of gas heat, fill tank winter, hook up gas stove, gas line grill, gas for generator, bury tank, oil low furnace, no natural gas street',
  },
  {
    name: 'Architect',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Professional Services',
    titles: 'architect, draftsman, drafter, house plan designer, aia',
    keywords:
      'architecture, architectural, blueprint, floor plan, house plan, building plan, elevation drawing, rendering, 3d model house, cad drawing, draft plans, schematic, permit drawing, stamped plans, historic home design, passive house, building design, church design, school building, set of plans',
    symptoms:
      'draw plans, plans for addition, design house, design dream home, design custom home, city permit plans, sketch to plans, house sketch, vision for building, design new office building, rework layout',
  },
  {
    name: 'Structural Engineer',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Professional Services',
    titles:
      'structural engineer, professional engineer, civil engineer, engineer, foundation engineer, pe stamp',
    keywords:
      'structural, engineer letter, stamped letter, load calculation, load bearing, beam size, steel beam design, retaining wall design, structural inspection, soil test build, seismic, wind load, truss damage, structural damage, stamped drawing, column load',
    symptoms:
      'is wall load bearing, remove wall safe, is house structurally sound, house safe crack, cracks getting bigger, floor hold weight, beam needed span, inspector recommend engineer, cut joist, cracked rafter, ceiling beam sag, deck hold hot tub',
  },
];
