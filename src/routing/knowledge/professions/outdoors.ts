/** Trade knowledge (M1): who works on the ground around a house: yard, trees, water, masonry, earth and land. Data only. */
import type { Profession } from '../profession.ts';

export const outdoors: readonly Profession[] = [
  {
    name: 'Landscaper',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'landscaper, landscape architect, landscape designer, lawn care, gardener, groundskeeper, grass cutter, hardscaper, snow plow, landscape company, lawn service',
    keywords:
      'landscaping, drainage, lawn, yard, grass, mow, weed, weed eater, edging, mulch, pine straw, sod, turf, artificial turf, seed, overseed, aerate, fertilizer, lime, topsoil, compost, flower bed, garden, garden bed, shrub, bush, hedge, boxwood, azalea, crape myrtle, perennials, plant, raised bed, ground cover, paver, patio, walkway, stepping stone, retaining wall, fire pit, outdoor kitchen, landscape lighting, curb appeal, leaf cleanup, leaf blower, rake leaves, yard drainage, dry creek bed, river rock, backyard, bermuda, fescue, crabgrass, grub, hardscape, water feature, pond, snow removal, xeriscape, erosion, spring cleanup, fall cleanup',
    symptoms:
      'brown patch, bald spot lawn, bare dirt, weeds everywhere, overgrown, muddy backyard, yard flood, standing water yard, puddle yard, water runs toward house, hill wash out, mower broke, hate yard work, hoa letter yard, leaves everywhere, leaf pile, plant flowers, flower beds bare, place to sit outside, backyard makeover, outdoor living, entertain backyard, shovel driveway, dog ruined lawn, dog dug holes, nothing grows shade, grass tall, grass dead, bushes trimmed, shrub dying, yard work, spread mulch, yard jungle',
  },
  {
    name: 'Tree Service',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'tree service, tree surgeon, arborist, tree removal, stump grinder, logger, lumberjack',
    keywords:
      'tree, stump, limb, branch, trunk, canopy, tree trimming, pruning, crown reduction, deadwood, brush clearing, wood chipper, chainsaw, bucket truck, root flare, firewood, oak, pine, maple, sweetgum, bradford pear, evergreen, tree disease, ash borer, bark beetle, tree planting, mistletoe, sawdust, forestry mulch',
    symptoms:
      'dead tree, tree fell, tree fell driveway, uprooted, branch over roof, branch scrape window, branch near power line, limb on fence, tree too close house, roots lift driveway, roots sidewalk, roots foundation, cut down tree, pine too tall, bark peel, mushroom at base, sap drip car, ants in trunk, acorn, gumball, clear trees lot, widow maker, woodpecker holes, branch broke, limb hanging, tree leaning, hollow trunk, cut up logs',
    neighbours: 'Landscaper',
  },
  {
    name: 'Irrigation Specialist',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'irrigation specialist, irrigation contractor',
    keywords:
      'irrigation, sprinkler, sprinkler system, drip irrigation, drip line, soaker hose, rain bird, rain sensor, zone valve, winterize sprinkler, backflow test, lawn watering, watering system, water timer, rotor head',
    symptoms:
      'sprinkler leak, sprinkler broken, mower hit sprinkler, geyser in yard, zone not working, watering sidewalk, dry spots lawn, water lawn automatically, tired of dragging hose, sprinkler head broke',
    neighbours: 'Landscaper',
  },
  {
    name: 'Septic Service',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'honey wagon, septic service, septic company',
    keywords:
      'septic, septic tank, septic inspection, perc test, drain field, leach field, leach line, effluent filter, distribution box, aerobic system, cesspool, porta potty, porta john, lift station, sludge',
    symptoms:
      'tank pumped, last pumped years ago, sewage smell yard, soggy drain field, green strip over tank, gurgle toilets septic, failed perc, septic smell, septic alarm',
  },
  {
    name: 'Well Driller',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'well driller, geothermal driller',
    keywords:
      'submersible pump, pressure tank, artesian, aquifer, bored well water, gallons per minute well, shock chlorinate well, geothermal loop, drill well water, well pump repair, well water pump, borehole, well pump, well drilling',
    symptoms:
      'well ran dry, well pump quit, well pump runs constantly, sputter faucet well, well water cloudy, sulfur smell well, sand in well water, off grid water, well pump failed',
  },
  {
    name: 'Pool Company',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'pool builder, pool cleaner, hot tub dealer, spa dealer, pool company, pool service',
    keywords:
      'pool, swimming pool, gunite, pool pump, pool heater, chlorine, algaecide, skimmer, pool vacuum, pool deck, pool tile, pool light, hot tub, jacuzzi, swim spa, sauna, pool liner',
    symptoms:
      'green pool, pool leak, losing water pool, liner torn, backyard swim, hot tub not heating, spa jets not working, cool off summer backyard, pool cloudy algae',
  },
  {
    name: 'Fence Contractor',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'fence contractor, fence builder, gate company, fence company',
    keywords:
      'fence, fence post, privacy fence, picket, chain link, split rail, aluminum fence, iron fence, pool fence, barbed wire, electric gate, driveway gate, gate latch, gate opener, cattle panel, dog run, post hole, pasture fence',
    symptoms:
      'dog gets out yard, dog escape yard, dog jumps fence, fence in yard, fence blown down, post rotten, gate sag, gate will not close, deer keep out garden, nosy neighbor privacy, neighbors see into yard, kids run into street, tree fell fence, car hit fence',
  },
  {
    name: 'Deck Builder',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'deck builder, deck contractor, porch builder, dock builder, pergola builder, gazebo builder',
    keywords:
      'deck, composite deck, trex, deck railing, ledger board, screen porch, covered porch, patio cover, pergola, gazebo, backyard pavilion, arbor, awning, three season room, dock, boat dock, treehouse, treated lumber, cable railing, deck board',
    symptoms:
      'deck rot, deck nails pop, build deck, shade over patio, bugs on porch screen, grill outside place, cookout space, steps off back door, rotting deck board, deck stairs',
    neighbours: 'General Contractor, Handyman',
  },
  {
    name: 'Concrete Contractor',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'concrete contractor, paving company, asphalt company, ready mix supplier',
    keywords:
      'concrete, cement, slab, driveway, sidewalk, curb, concrete footing, footer, stamped concrete, concrete patio, concrete steps, rebar, pour, blacktop, sealcoat, pothole, parking lot paving, gravel driveway, pave, garage slab, pump truck, exposed aggregate, expansion joint',
    symptoms:
      'driveway crack, driveway sink, trip hazard, uneven concrete, pour slab shed, pour patio, basketball court, rv pad, steps crumble, hot tub pad',
    neighbours: 'Mason, General Contractor',
  },
  {
    name: 'Mason',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'mason, bricklayer, stonemason, masonry contractor, brickie',
    keywords:
      'masonry, brick, brickwork, mortar, tuckpoint, repoint, stone, stone veneer, fieldstone, flagstone, bluestone, cinder block, block wall, brick steps, brick mailbox, stone fireplace, outdoor fireplace, pizza oven, brick paver, stucco, eifs, lintel, stone wall, chimney rebuild, trowel',
    symptoms:
      'loose brick, mailbox brick hit, chimney crumble, chimney bricks loose, build fireplace outside, mortar crumbling, stucco crack',
    neighbours: 'Concrete Contractor, General Contractor',
  },
  {
    name: 'Excavation Contractor',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'excavation contractor, excavator, grading contractor, site work',
    keywords:
      'excavation, land grading, regrade, land clearing, site prep, trench, dig ditch, culvert, backhoe, bulldozer, bobcat, skid steer, dump truck, dirt, gravel, crusher run, rock removal, basement dig, pond dig, driveway cut, silt fence, retention pond, house demolition, tear down building, swale, dig',
    symptoms:
      'dig foundation, level ground, level yard, move dirt, load of gravel, clear woods build, tear down old house, knock down barn, yard slopes toward house, driveway pipe collapsed, build road property, boulders in yard, bury line',
    neighbours: 'General Contractor, Landscaper',
  },
  {
    name: 'Pressure Washing',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'pressure washer, power washer, exterior cleaner, roof cleaner, pressure washing',
    keywords:
      'power wash, soft wash, house wash, driveway cleaning, concrete cleaning, deck wash, patio wash, fence wash, roof wash, siding wash, brick clean, graffiti removal, oil stain driveway, algae house, exterior washing, rust stain concrete, storefront wash, fleet wash, dumpster pad',
    symptoms:
      'green siding, mildew siding, mold on siding, algae on siding, dirty siding, driveway dirty, driveway black, driveway stain, sidewalk slimy, slippery deck algae, patio green, pollen on porch, hoa letter mildew, spray down house, wash house outside, spider webs outside house, oxidation siding, clean outside before sell',
  },
  {
    name: 'Welder',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'welder, metal fabricator, fabrication shop, ironworker, blacksmith, mobile welder, machine shop, machinist, sheet metal shop',
    keywords:
      'weld, tig, mig, solder, braze, metal fabrication, fabricate, steel, wrought iron, aluminum, iron railing, metal railing, metal stairs, steel beam, metal gate, trailer hitch, plasma cut, powder coat, cnc machining, lathe, sandblast, metal bracket, custom metal, ornamental iron, farm equipment',
    symptoms:
      'metal crack, metal snapped, trailer cracked, trailer frame broke, railing rusted, rusted metal, gate hinge snapped, mower deck crack, make metal part, custom bracket made, iron rail steps, smoker grill built, bumper broke off, join metal',
  },
  {
    name: 'Land Surveyor',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Professional Services',
    titles: 'land surveyor, surveyor, gis mapper',
    keywords:
      'land survey, survey, boundary, property line, property corner, plat, plot plan, metes and bounds, topographic, elevation certificate, flood elevation, easement, encroachment, subdivide, site plan, setback, gps mapping, stormwater plan',
    symptoms:
      'where property ends, neighbor built on my land, neighbor fence over line, line dispute, stake lot, split lot parcel, divide land, before fence line, survey for closing, flood zone elevation, shed too close line, lot pins missing',
  },
  {
    name: 'Lumber Yard',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'lumber yard, building supply, building materials supplier, hardware store, sawmill, home improvement store',
    keywords:
      'lumber, plywood, 2x4, osb, board feet, drywall sheet, treated wood, hardwood lumber, live edge slab, nails and screws, hardware, building materials, construction materials, fasteners, moulding stock, paint store, tool rental, reclaimed wood',
    symptoms:
      'buy wood, wood for project, materials delivered, deck lumber, cut boards to size, supplies for builder, diy project wood, buy tools, lumber delivery',
  },
];
