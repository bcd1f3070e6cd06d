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
      'pest, bug, insect, termite, roach, cockroach, ant, carpenter ant, carpenter bee, bed bug, mosquito, flea infestation, spider, black widow, wasp, hornet, yellow jacket, bee, mice, mouse trap, rat, rodent, raccoon, possum, squirrel, bat, snake, mole, vole, gopher, groundhog, silverfish, centipede, cricket, moth, gnat, infestation, fumigate, wdir, termite letter, termite bond, bedbugs, ladybugs, ticks, fleas',
    symptoms:
      'crawling in kitchen, droppings in pantry, scratching in wall, noise in attic night, animal in attic, something living under house, chewed wires attic, bites wake up, bitten every time outside, nest under eave, swarming insects, sawdust pile wood, mud tubes, tunnels in yard, dead animal under house, little black things kitchen, wings on windowsill, bug bites bed, scratching attic, stink bugs',
  },
  {
    name: 'Locksmith',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'locksmith, safe technician, safecracker',
    keywords:
      'lock, key, rekey, deadbolt, lockout, key fob, car key, smart lock, keyless entry, padlock, ignition key, safe combination, panic bar, access control, mailbox key, transponder, ignition',
    symptoms:
      'lost keys, tenant moved out key, fob dead, locked out house, locked out car, keys locked inside car, key broke off, safe will not open, ex has key, duplicate key, copy key, master key, locked keys',
  },
  {
    name: 'Garage Door Technician',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'garage door repairman, garage door installer, garage door repair, garage door technician',
    keywords:
      'garage door, garage door opener, overhead door, torsion spring, garage spring, garage remote, garage keypad, garage track, garage roller, liftmaster, genie opener, chamberlain, insulated garage door, carriage door, roll up door, loading dock door, photo eye, safety sensor, torsion, opener',
    symptoms:
      'garage will not open, garage will not close, garage door stuck, garage door off track, loud bang garage, spring snapped, garage cable snapped, car trapped in garage, garage goes back up, opener hum, garage door loud, garage door dent, clicker not working, bottom seal, bay door, door reverses, cable snapped, car trapped, insulated door',
  },
  {
    name: 'Appliance Repair',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'appliance repair, appliance technician, appliance store',
    keywords:
      'appliance, refrigerator, fridge, freezer, ice maker, dishwasher, washing machine, washer, dryer, oven, stove, range, cooktop, microwave, range hood, wine cooler, trash compactor, whirlpool, maytag, kitchenaid, sub zero, heating element, drum belt, defrost, vacuum repair, broiler, bosch, kenmore, cycle',
    symptoms:
      'food spoiling, milk spoil, ice maker quit, washer will not spin, clothes still wet, dryer no heat, dishes still dirty, dishwasher will not drain, oven will not heat, burner will not light, stove burner out, error code washer, microwave spark, fridge warm, freezer frost, dryer squeal, fridge not cooling, washer leak, dryer takes, gasket fridge',
  },
  {
    name: 'Window Installer',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'window installer',
    keywords:
      'window, replacement window, double hung, low e, storm window, sliding door, patio door, french door, front door, pella, sill, sash, egress',
    symptoms: 'drafty, single pane, window leak air',
    neighbours: 'General Contractor',
  },
  {
    name: 'Siding Contractor',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'siding contractor, exterior remodeler',
    keywords:
      'siding, vinyl siding, fiber cement, hardie board, james hardie, clapboard, house wrap, cladding, masonite, wrap',
    symptoms: '',
    neighbours: 'General Contractor, Roofer',
  },
  {
    name: 'Gutter Service',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'gutter service',
    keywords:
      'gutter, downspout, gutter guard, leaf guard, gutter cleaning, gutter clog, spouting, eavestrough',
    symptoms: 'water pours over edge',
    neighbours: 'Roofer, Handyman',
  },
  {
    name: 'Insulation Contractor',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'insulation contractor, energy auditor',
    keywords:
      'insulation, spray foam, cellulose, attic insulation, r value, radiant barrier, air seal, soundproof',
    symptoms: 'cold floors, bonus room hot',
    neighbours: 'General Contractor',
  },
  {
    name: 'Drywall Contractor',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'drywall contractor, drywaller, plasterer, mud guy, ceiling repair',
    keywords:
      'sheetrock, plaster, gypsum, joint compound, corner bead, orange peel texture, popcorn ceiling, stud, knockdown, drywall',
    symptoms: 'tape peeling seam, plumber cut wall, patch wall, ceiling sag, drywall hole',
    neighbours: 'Handyman, General Contractor, House Painter',
  },
  {
    name: 'Cabinet Maker',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'cabinet maker, woodworker',
    keywords:
      'cabinet, cabinetry, custom cabinet, kitchen cabinet, soft close, lazy susan, closet system, woodworking, custom furniture, window seat, bathroom vanity cabinet, bookcase, cubby, cupboard',
    symptoms: 'closet shelves',
    neighbours: 'General Contractor',
  },
  {
    name: 'Countertop Fabricator',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'countertop fabricator, stone fabricator',
    keywords:
      'countertop, granite, quartz, marble, quartzite, soapstone, butcher block, corian, formica, laminate counter, solid surface, undermount sink, waterfall edge, bar top, sink cutout, counter overhang, counter, reseal',
    symptoms: 'island top',
    neighbours: 'General Contractor',
  },
  {
    name: 'Chimney Sweep',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'chimney sweep',
    keywords:
      'chimney, chimney flue, creosote, fireplace, gas log, wood stove, wood burning, firebox, damper, hearth, chimney inspection, pellet, sweep',
    symptoms: 'chimney fire',
  },
  {
    name: 'Window Cleaner',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'window cleaner, window washer',
    keywords: 'window cleaning, squeegee, screen cleaning, water fed pole, pane',
    symptoms: 'dirty windows, smudge glass, wash windows outside',
    neighbours: 'Pressure Washing, House Cleaner',
  },
  {
    name: 'Carpet Cleaner',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'carpet cleaner, steam cleaner, stanley steemer',
    keywords:
      'carpet cleaning, carpet shampoo, rug cleaning, rug, upholstery cleaning, pet stain, fringe, stain, peed',
    symptoms: 'cat pee rug, couch smell',
    neighbours: 'House Cleaner',
  },
  {
    name: 'Junk Removal',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'junk removal',
    keywords:
      'junk, haul away, debris removal, dumpster rental, garbage pickup, bulk pickup, dump run, estate clean out, garage clean out, eviction cleanout, foreclosure cleanout, debris, dumpster',
    symptoms: 'hoarder, parents house full, broken furniture curb, no truck trash',
  },
  {
    name: 'Solar Installer',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'solar installer',
    keywords:
      'solar, solar panel, photovoltaic, inverter, solar battery, powerwall, home battery, net metering, off grid power, renewable energy, grid, array, panel',
    symptoms: 'panels on roof, lower carbon footprint',
  },
  {
    name: 'Home Security Installer',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'alarm company, adt, home security installer',
    keywords:
      'home security, security system, alarm system, security camera, surveillance camera, video doorbell, door sensor, panic button house, gate intercom, keypad alarm, nanny cam, doorbell camera, alarm',
    symptoms: 'burglar, robbed, package stolen, alarm beep',
    neighbours: 'Home Theater Installer',
  },
  {
    name: 'Home Theater Installer',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'home theater installer, audio video installer, av company, tv installer',
    keywords:
      'home theater, surround sound, speaker, subwoofer, receiver, projector, smart home, home automation, sonos, hdmi, motorized shade, satellite dish, antenna, remote, surround, television',
    symptoms: 'music on patio',
    neighbours: 'Home Security Installer, Handyman',
  },
  {
    name: 'Interior Designer',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'interior designer, interior decorator, decorator, furniture store, space planner',
    keywords:
      'interior design, decor, decorate, furniture, furnishings, sofa, throw pillow, rug pick, curtain, fabric, mood board, room layout',
    symptoms: 'room feels empty, living room boring',
    neighbours: 'Home Stager',
  },
  {
    name: 'Home Stager',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Real Estate & Financial',
    titles: 'home stager, real estate stager',
    keywords:
      'staging, home staging, model home, show ready, depersonalize, open house prep, stager',
    symptoms: 'vacant house look, sell faster look',
    neighbours: 'Interior Designer',
  },
  {
    name: 'Home Organizer',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'home organizer, professional organizer, organizer',
    keywords:
      'organize, declutter, clutter, closet, pantry, storage bin, label maker, sorted, bin, kondo',
    symptoms: 'piles of paper',
  },
  {
    name: 'Glass Company',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'glass company, glazier',
    keywords:
      'glass, window pane, shower door, mirror, gym mirror, window film, plexiglass, stained glass, pane, frameless',
    symptoms: 'storefront smashed, broken window, cracked window',
  },
  {
    name: 'Blinds Installer',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'blinds installer, drapery maker',
    keywords:
      'blinds, window treatment, window covering, roman shade, roller shade, plantation shutter, shutter, drape, valance, blackout, motorized blind, hunter douglas, shade, curtain panel',
    symptoms: 'sun in eyes tv, bare windows',
    neighbours: 'Interior Designer, Handyman',
  },
  {
    name: 'Furniture Repair',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'furniture repair, furniture refinisher, upholsterer, antique restorer',
    keywords:
      'furniture restore, upholstery, reupholster, antique furniture, chair caning, table refinish, cushion, boat seat, leather, spindle, slat',
    symptoms: 'water ring table, cat scratched couch, dog chewed chair',
    neighbours: 'Cabinet Maker',
  },
  {
    name: 'Propane Supplier',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'gas company, fuel supplier, propane supplier',
    keywords:
      'propane, lp gas, propane tank, heating oil, diesel delivery, tank lease, gas, gallon, regulator',
    symptoms: 'tank empty',
  },
  {
    name: 'Architect',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Professional Services',
    titles: 'architect, draftsman, house plan designer, aia',
    keywords:
      'architecture, blueprint, floor plan, house plan, elevation drawing, rendering, church design, draw',
    symptoms: 'draw plans',
  },
  {
    name: 'Structural Engineer',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Professional Services',
    titles:
      'structural engineer, professional engineer, civil engineer, engineer, foundation engineer, pe stamp',
    keywords: 'structural, load calculation, load bearing, beam size, calculation',
    symptoms: '',
  },
];
