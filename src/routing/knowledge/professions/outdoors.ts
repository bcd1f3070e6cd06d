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
      'landscaping, drainage, lawn, yard, grass, mow, weed, weed eater, edging, mulch, pine straw, sod, turf, artificial turf, seed, overseed, aerate, fertilizer, lime, topsoil, compost, flower bed, garden, garden bed, shrub, bush, hedge, boxwood, azalea, crape myrtle, perennials, plant, raised bed, ground cover, paver, patio, walkway, stepping stone, retaining wall, fire pit, outdoor kitchen, landscape lighting, curb appeal, leaf cleanup, leaf blower, rake leaves, yard drainage, dry creek bed, river rock, backyard, bermuda, fescue, crabgrass, grub, hardscape, water feature, pond, snow removal, xeriscape, erosion, spring cleanup, fall cleanup, hosta, mower, dandelions, path, slope, vines, ivy, bamboo',
    symptoms:
      'brown patch, bald spot lawn, bare dirt, weeds everywhere, overgrown, muddy backyard, yard flood, standing water yard, puddle yard, hill wash out, mower broke, hate yard work, hoa letter yard, leaves everywhere, leaf pile, flower beds bare, backyard makeover, outdoor living, entertain backyard, shovel driveway, dog ruined lawn, dog dug holes, nothing grows shade, grass tall, grass dead, bushes trimmed, shrub dying, spread mulch, yard jungle, trim shrubs, native plants, stone wall, roses prune, push mower, hydrangea bush, plant shade, yard maintenance, builder dirt, sprinkler head, irrigation system, backyard grandkid',
  },
  {
    name: 'Tree Service',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'tree service, tree surgeon, arborist, tree removal, stump grinder, logger, lumberjack',
    keywords:
      'tree, stump, limb, branch, trunk, canopy, tree trimming, pruning, crown reduction, deadwood, brush clearing, wood chipper, chainsaw, bucket truck, root flare, firewood, oak, pine, maple, sweetgum, bradford pear, evergreen, tree disease, ash borer, bark beetle, tree planting, mistletoe, sawdust, forestry mulch, bough, sapling, poplar, magnolia, leyland, cypress, bagworms, willow, sycamore, dogwood, birch, crane, elm, hollow, hemlock, cable, hickory, overhang',
    symptoms:
      'dead tree, tree fell driveway, uprooted, branch over roof, branch scrape window, branch near power line, limb on fence, tree too close house, roots lift driveway, roots sidewalk, roots foundation, cut down tree, pine too tall, bark peel, mushroom at base, sap drip car, ants in trunk, acorn, gumball, clear trees lot, widow maker, woodpecker holes, branch broke, limb hanging, tree leaning, hollow trunk, cut up logs, crape myrtle, block solar, limbs over, rotten trunk, hurricane tree, hang over roof, limbs wire, branches over, pecan tree, dead limbs, vines tree, lightning tree, tree power, branch scratch, sweet gum, putting pool, buying wooded, stump yard, dead front',
    neighbours: 'Landscaper',
  },
  {
    name: 'Irrigation Specialist',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'irrigation specialist',
    keywords:
      'irrigation, sprinkler, sprinkler system, drip irrigation, drip line, rain bird, lawn watering, rotor head, hose, timer',
    symptoms: 'geyser in yard',
    neighbours: 'Landscaper',
  },
  {
    name: 'Septic Service',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'honey wagon, septic service, septic company',
    keywords:
      'septic, septic tank, septic inspection, perc test, drain field, leach field, leach line, effluent filter, distribution box, aerobic system, cesspool, porta potty, porta john, lift station, sludge, riser, baffle, effluent, drainfield',
    symptoms:
      'tank pumped, last pumped years ago, sewage smell yard, soggy drain field, green strip over tank, gurgle toilets septic, failed perc, septic smell, septic alarm, grease trap, grease trap pump, sewage yard',
  },
  {
    name: 'Well Driller',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'well driller',
    keywords: 'pressure tank, artesian, aquifer, geothermal loop, well pump, shaft, well drilling',
    symptoms: '',
  },
  {
    name: 'Pool Company',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'pool builder, pool cleaner, hot tub dealer, spa dealer, pool company, pool service',
    keywords:
      'pool, swimming pool, gunite, pool pump, pool heater, chlorine, algaecide, skimmer, pool vacuum, pool deck, pool tile, pool light, hot tub, jacuzzi, swim spa, sauna, pool liner, resurface, chemicals, inground, saltwater, jets, polaris',
    symptoms:
      'green pool, pool leak, losing water pool, liner torn, backyard swim, spa jets not working, cool off summer backyard, pool cloudy algae, tanning ledge, waterline tile, green water, backyard pool, filter heater',
  },
  {
    name: 'Fence Contractor',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'fence contractor, fence builder, gate company, fence company',
    keywords:
      'fence, fence post, privacy fence, picket, chain link, split rail, aluminum fence, iron fence, pool fence, barbed wire, electric gate, driveway gate, gate latch, gate opener, cattle panel, dog run, post hole, pasture fence',
    symptoms:
      'dog gets out yard, dog escape yard, dog jumps fence, fence in yard, fence blown down, post rotten, gate will not close, deer keep out garden, nosy neighbor privacy, dumpster enclosure, post rot, vinyl fence, garden fence, taller fence',
  },
  {
    name: 'Deck Builder',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'deck builder, deck contractor',
    keywords:
      'deck, composite deck, trex, ledger board, screen porch, patio cover, pergola, gazebo, awning, three season room, dock, treated lumber, platform',
    symptoms: 'grill outside place, deck stairs',
    neighbours: 'General Contractor, Handyman',
  },
  {
    name: 'Concrete Contractor',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'concrete contractor, asphalt company',
    keywords:
      'concrete, cement, slab, driveway, sidewalk, curb, stamped concrete, concrete patio, rebar, pour, parking lot paving, gravel driveway, garage floor, sank',
    symptoms: 'driveway crack, basketball court',
    neighbours: 'Mason, General Contractor',
  },
  {
    name: 'Mason',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'mason, bricklayer, stonemason',
    keywords:
      'masonry, brick, tuckpoint, stone, stone veneer, fieldstone, flagstone, bluestone, cinder block, brick steps, outdoor fireplace, brick paver, stucco, lintel, stone wall',
    symptoms: 'loose brick',
    neighbours: 'Concrete Contractor, General Contractor',
  },
  {
    name: 'Excavation Contractor',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'excavation contractor, excavator, site work',
    keywords:
      'excavation, land grading, land clearing, culvert, backhoe, bulldozer, skid steer, dirt, gravel, crusher run, dig',
    symptoms: 'dig foundation, level ground, knock down barn, bury line',
    neighbours: 'General Contractor, Landscaper',
  },
  {
    name: 'Pressure Washing',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'pressure washer, power washer, exterior cleaner, roof cleaner, pressure washing',
    keywords: 'power wash, soft wash, concrete cleaning, brick clean, oil stain driveway, graffiti',
    symptoms:
      'green siding, mold on siding, driveway black, patio green, pollen on porch, spray down house, dirty siding',
  },
  {
    name: 'Welder',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'welder, ironworker, blacksmith, machine shop',
    keywords:
      'weld, tig, metal fabrication, steel, wrought iron, aluminum, metal railing, plasma cut, iron, stainless',
    symptoms: 'trailer frame broke, rusted metal, gate hinge snapped, mower deck crack',
  },
  {
    name: 'Land Surveyor',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Professional Services',
    titles: 'land surveyor, surveyor',
    keywords:
      'land survey, boundary, property line, property corner, plat, topographic, flood elevation, easement, subdivide, setback, alta, pin, survey',
    symptoms: '',
  },
  {
    name: 'Lumber Yard',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'lumber yard, hardware store, building supply',
    keywords:
      'lumber, plywood, board feet, live edge slab, building materials, lvl, material, shiplap',
    symptoms: 'buy wood',
  },
];
