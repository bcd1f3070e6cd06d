/** Trade knowledge (M1): the trades nearly every chapter has for a house, its systems and its upkeep. Data only. */
import type { Profession } from '../profession.ts';

export const homeTrades: readonly Profession[] = [
  {
    name: 'Roofer',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'roofer, roofing contractor, roof guy, shingler, slater, thatcher, reroofer, storm damage contractor, roof inspector, roof tarper',
    keywords:
      'roof, shingle, asphalt shingle, flashing, chimney flashing, underlayment, drip edge, ridge vent, soffit, fascia, eave, skylight, roof deck, roof vent, roof valley, pipe boot, rafter, truss, slate roof, cedar shake, tile roof, standing seam, metal roof, tin roof, rubber roof, flat roof, epdm, tpo, tar paper, reroof, roof replacement, roof repair, roof inspection, roof estimate, roof warranty, roof coating, roof claim, hail, hail damage, wind damage, storm damage, ice dam, granule, dormer, gable, attic vent, tarp',
    symptoms:
      'roof leak, leak when rain, ceiling drip, ceiling leak storm, ceiling stain, brown spot ceiling, water spot ceiling, ceiling wet after rain, rain come in, rain inside, rain through ceiling, drip bucket, pot catch drip, attic leak, attic wet, daylight in attic, see sky attic, skylight leak, leak around chimney, leak around vent pipe, shingle blown off, shingle missing, shingle in yard, shingle curl, lost shingles, tree hit roof, tree fell on house, limb through roof, hole in roof, roof sag, roof old, roof black streak, moss on roof, hailstorm, storm tore, wind ripped, hurricane, tornado, nail pop, snow load, icicle, squirrel chewed soffit, soffit fell, fascia rot, insurance pay roof, adjuster denied roof, water stain wall storm, top of house leak, overhead drip, patch roof',
  },
  {
    name: 'Plumber',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'plumber, master plumber, pipefitter, drain cleaner, sewer contractor, rooter, emergency plumber, water heater installer, gas fitter',
    keywords:
      'plumbing, pipe, leak, faucet, tap, spigot, hose bib, sink, toilet, commode, bidet, bathtub, drain, clog, garbage disposal, water heater, hot water, tankless, sewer, sewage, water main, water line, water pressure, water bill, shut off valve, stopcock, p trap, flapper, wax ring, fill valve, shower head, shower valve, shower drain, copper pipe, pex, polybutylene, galvanized, repipe, backflow, grease trap, sump pump, sewer camera, hydro jet, drain snake, plunger, water softener, water filter, reverse osmosis, gas line, gas leak, ice maker line, washer hose, slab leak, ejector pump, water meter, pressure regulator, expansion tank, drano, roto rooter, laundry sink',
    symptoms:
      'lukewarm water, run out hot water, cold shower, water heater leak, rusty water, brown water, water taste, hard water, drain slow, drain smell, drain gurgle, backed up, sewage backup, toilet overflow, toilet keeps running, toilet rock, toilet plug, phantom flush, faucet drip, tap drip, spigot freeze, shower drip, shower leak, low pressure, no water, water trickle, pipe burst, pipe freeze, frozen pipe, pipe bang, water hammer, gush, spray everywhere, puddle under sink, puddle water heater, wet cabinet, water on bathroom floor, ceiling under bathroom, leak under slab, water bill doubled, disposal jam, disposal hum, ring dropped drain, smell gas, rotten egg smell, sewer smell, roots in sewer, rust pipe, cannot shut water off, valve stuck, tub will not drain, standing water tub, install faucet, hook up dishwasher, turn water off',
  },
  {
    name: 'Electrician',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'electrician, electrical contractor, master electrician, journeyman electrician, wireman, sparky, electric guy, lighting installer, ev charger installer, generator installer',
    keywords:
      'electrical, electric, wiring, rewire, breaker, circuit, fuse, electrical panel, panel upgrade, subpanel, 200 amp, volt, 220 outlet, outlet, receptacle, socket, gfci, arc fault, junction box, conduit, romex, knob and tube, aluminum wiring, ground wire, light switch, dimmer, light fixture, light bulb, chandelier, pendant light, recessed light, can light, led light, ceiling fan, bath fan, flood light, motion light, under cabinet light, porch light, outdoor lighting, generator, transfer switch, surge protector, lightning rod, ev charger, tesla charger, charging station, dryer outlet, smoke detector, doorbell wire, usb outlet, extension cord, power pole, meter box, electrical inspection',
    symptoms:
      'light flicker, light dim, lights go out, light will not turn on, bulb burn out, breaker trip, breaker will not reset, fuse blow, power out, lost power, no power, half house dead, electricity out, outlet dead, outlet stopped working, outlet hot, plug fall out, burn smell outlet, smell burning wall, scorch mark, buzz switch, panel hum, sparks, shock, zap, shock when touch, exposed wire, wire hang, wire chewed, old wiring, two prong, not enough outlets, add outlet, charge electric car, plug in tesla, hang chandelier, install ceiling fan, fan wobble, backup power, power outage, whole house generator, lightning strike, power to shed, wire garage, wire hot tub, dark driveway, smoke alarm beep, detector chirp, microwave trip, hair dryer trip, power surge, switch does nothing',
  },
  {
    name: 'HVAC Technician',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'hvac, hvac tech, heating and air, heating contractor, ac repairman, ac guy, ac company, air conditioning contractor, furnace repairman, refrigeration mechanic, boiler technician, duct cleaner',
    keywords:
      'ac, a/c, air conditioner, air conditioning, central air, furnace, heat pump, heater, heating, cooling, boiler, thermostat, nest thermostat, mini split, ductless, air handler, condenser, ac compressor, evaporator coil, condensate, refrigerant, freon, duct, ductwork, duct cleaning, air vent, return vent, air filter, filter change, blower motor, pilot light, heat exchanger, gas furnace, oil furnace, baseboard heat, radiator heat, radiant heat, swamp cooler, window unit, ac unit, ac tune up, humidifier, dehumidifier, air purifier, indoor air quality, ventilation, carbon monoxide, trane, lennox, seer, zone damper, space heater, dryer vent, walk in cooler',
    symptoms:
      'ac out, ac quit, ac not cool, ac die, blow warm air, blow hot air, blow cold air, house too hot, hot upstairs, upstairs warmer, house will not cool, house freezing, freezing inside, house cold, room never warm, furnace will not light, pilot out, unit short cycle, furnace bang, heater not working, heat quit, heat stopped, heat will not kick on, thermostat blank, temperature uneven, stuffy air, humid inside, muggy, musty smell vent, burning smell vent, dusty vent, no air flow, weak airflow, vent whistle, ice on coil, ac frozen, ac leak water, ac drip, water around air handler, outside unit noise, loud unit, unit hum, fan not spin, sweat in house, sweltering, heat wave, energy bill high, electric bill spike, heating bill, old unit, carbon monoxide alarm, allergy air house, cold snap, ductwork leak',
  },
  {
    name: 'House Painter',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'painter, painting contractor, painting company, paint crew, interior painter, exterior painter, cabinet painter, wallpaper hanger, paperhanger, painter and decorator, commercial painter',
    keywords:
      'paint, interior paint, exterior paint, repaint, primer, trim paint, ceiling paint, wall color, paint color, paint swatch, accent wall, latex, semi gloss, eggshell, sherwin williams, benjamin moore, roller, paint sprayer, coat of paint, stain deck, fence stain, wood stain, wallpaper, wallpaper removal, mural, faux finish, limewash, whitewash brick, paint brick, paint siding, cabinet paint, door paint, shutter paint, lead paint, popcorn ceiling, caulk trim, touch up paint, varnish, texture wall, scuff, stucco paint',
    symptoms:
      'paint peel, paint chip, paint flake, paint bubble, paint crack, paint fade, faded siding, faded exterior, dingy wall, scuffed wall, dirty wall, crayon wall, marker on wall, freshen up room, fresh coat, color scheme wall, paint nursery, paint office, paint fence, paint deck, high ceiling paint, stairwell paint, dark room brighten, dated wallpaper, wallpaper peel, strip wallpaper, hang wallpaper, hoa paint letter, hoa violation paint, trim yellow, nail hole patch paint, water stain cover, smoke stain wall, chalky siding, weathered wood, deck stain worn, hate wall, two tone wall, white kitchen cabinet',
    neighbours: 'Handyman, General Contractor',
  },
  {
    name: 'General Contractor',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'general contractor, gc, contractor, builder, home builder, remodeler, renovation company, design build, construction company, construction manager, kitchen remodeler, bathroom remodeler, carpenter, house framer',
    keywords:
      'remodel, renovation, construction, addition, room addition, kitchen remodel, bathroom remodel, finished basement, attic conversion, garage conversion, bonus room, sunroom, screened porch, porch, in law suite, adu, granny flat, second story, custom home, new construction, barndominium, building permit, load bearing wall, open floor plan, open concept, house framing, demolition, kitchen island, walk in shower, tub to shower, vanity, mudroom, laundry room, wheelchair ramp, aging in place, accessible bathroom, punch list, change order, subcontractor, turnkey, teardown, build out, office build out, upfit, storefront renovation, pole barn, build shed, detached garage, carport, termite damage, fixer upper, rebuild, carpentry',
    symptoms:
      'outdated kitchen, kitchen cramped, dated bathroom, ugly bathroom, house too small, outgrow house, more space, extra bedroom, more room family, knock down wall, take out wall, move wall, open up kitchen, redo kitchen, redo bathroom, gut bathroom, gut kitchen, update house, build house, build on lot, build dream home, land build, add bathroom, add garage, add second floor, add bedroom, add on house, finish bonus room, convert garage, convert attic, parent moving in, contractor walked off, contractor ghost, contractor never finished, half finished project, project over budget, permit addition, replace tub with shower, step in shower, remodel before sell, rental rehab, restaurant build out, enclose porch, porch rot, wood rot, rotten wood, rebuild after fire, new kitchen, new bathroom, new bath, garage apartment, house expand, bigger closet, home office build',
  },
  {
    name: 'Flooring Installer',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'flooring installer, flooring contractor, flooring store, floor guy, floor layer, floor refinisher, tile installer, tile setter, tiler, carpet installer, carpet layer, carpet fitter, hardwood installer, carpet store, tile shop',
    keywords:
      'floor, hardwood, refinish hardwood, laminate, vinyl plank, lvp, lvt, luxury vinyl, linoleum, engineered wood, bamboo floor, cork floor, parquet, plank, tile, ceramic, porcelain tile, grout, regrout, thinset, backsplash, shower tile, mosaic, marble floor, travertine, heated floor, carpet, carpet pad, carpet stretch, berber, stair runner, stair tread, subfloor, underlay, floor leveling, baseboard, quarter round, floor transition, floor sand, floor buff, polyurethane, epoxy floor, garage floor coating, terrazzo, herringbone, wood floor, waterproof flooring',
    symptoms:
      'floor creak, floor squeak, floor uneven, floor soft spot, spongy floor, floor buckle, floor cup, floor warp, floor scratch, floor dull, floor gap, plank gap, plank lift, laminate peel, laminate swell, vinyl curl, linoleum tear, carpet worn, carpet old, carpet ripple, carpet wrinkle, carpet rip, carpet frayed, tear out carpet, pull up carpet, get rid of carpet, dog scratch hardwood, dog ruin floor, pet proof floor, hardwood under carpet, tile crack, tile loose, tile pop, cracked tile shower, tile outdated, grout crumble, grout dirty, grout missing, retile bathroom, tile kitchen, dishwasher leak floor, cold bathroom floor, stairs slippery, stairs wood, basement floor cover, sand and stain floor, water warped hardwood',
    neighbours: 'General Contractor',
  },
  {
    name: 'Home Inspector',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Real Estate & Financial',
    titles:
      'home inspector, house inspector, property inspector, building inspector, radon tester, certified inspector, internachi, ashi, mold inspector, commercial property inspector',
    keywords:
      'home inspection, inspect, house inspection, pre purchase inspection, pre listing inspection, buyer inspection, four point inspection, 4 point, wind mitigation, radon, radon test, mold test, air quality test, thermal imaging, infrared scan, sewer scope, inspection report, inspection contingency, due diligence, new construction inspection, pre drywall, builder warranty inspection, 11 month warranty, walkthrough inspection, crawl space inspection, attic inspection, moisture meter, lead test, asbestos test, well water test, pool inspection, code violation, building code, home condition, red flag house, deferred maintenance, repair request, phase inspection, property condition, drone roof',
    symptoms:
      'check house before buy, before we close, before closing check, under contract house, offer accepted inspect, buying older home, buying first home check, anything wrong with house, what is wrong house, house sound, money pit, hidden problem, hidden defect, look over house, go over house, second opinion house, buyer wants inspected, failed inspection, inspection before sell, know before list, insurance wants four point, insurer inspection, radon level, radon high, radon worry, mold worry, test air, builder warranty ending, warranty expire house, new build check, builder cut corners, builder missed, inspect crawl space, lender require inspection, certificate of occupancy, check seller repairs, sight unseen house, old house check, house bones, investment property check, repairs actually done',
  },
  {
    name: 'Handyman',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'handyman, handywoman, handyperson, handy man, mr fix it, fix it guy, odd job, jack of all trades, maintenance man, home repair, property maintenance, finish carpenter, carpenter, honey do',
    keywords:
      'small job, small repair, to do list, honey do list, punch list, home maintenance, minor repair, furniture assembly, ikea, assemble, assembly, tv mount, hang picture, hang shelf, shelf, curtain rod, towel bar, grab bar, handrail, banister, door knob, door hinge, interior door, storm door, screen door, pet door, weather strip, door sweep, caulk, trim work, crown molding, wainscoting, mailbox, swing set, playset, trampoline, basketball hoop, christmas light, ladder, drawer, cabinet door, cabinet hinge, toilet seat, air filter change, smoke detector battery, doorbell, baby proof, rental turnover, stair rail, attic ladder',
    symptoms:
      'fix little things, list of small things, bunch of little projects, things around house, odds and ends, not handy, husband not handy, never gets around, door stick, door squeak, door will not close, door will not latch, door rub, door hang crooked, hinge loose, knob loose, handle fell off, cabinet door fell, drawer stuck, drawer broke, shelf fell, shelf sag, hang tv, hang mirror, hang art, hang blinds, put up shelves, put together furniture, put together bed, assemble desk, assemble crib, assemble grill, build bookshelf, gap under door, draft door, torn screen, railing loose, railing wobble, step loose, patch hole wall, hole in drywall, doorknob hole, caulk tub, caulk crack, mailbox knocked down, replace light bulb high, change battery ceiling, hang christmas lights, childproof, grab bar shower, elderly parent repairs, hour of work, odd repair, get house ready list',
    neighbours: 'General Contractor',
  },
  {
    name: 'Restoration Contractor',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'restoration contractor, restoration company, water damage company, fire restoration, mitigation company, mold remediation, mold remover, flood cleanup, water extraction, biohazard cleaner, crime scene cleaner, servpro, asbestos abatement',
    keywords:
      'restoration, water damage, fire damage, smoke damage, storm cleanup, mold, mold removal, mildew, black mold, flood, flooded basement, flooded house, water mitigation, dry out, structural drying, dehumidify, air mover, industrial fan, soot, smoke odor, odor removal, deodorize, ozone, board up, tarp up, pack out, content cleaning, sewage cleanup, biohazard, trauma cleanup, hoarding cleanup, asbestos removal, lead abatement, disaster, emergency cleanup, moisture reading, wet drywall, wet carpet, salvage belongings, water loss, puff back, spore',
    symptoms:
      'kitchen flood, came home to water, water everywhere, inches of water, standing water inside, soaked carpet, soggy drywall, water behind wall, pipe burst flooded, washing machine overflow flood, dishwasher flood, toilet overflowed through ceiling, ceiling collapse, ceiling cave in, hot water heater burst flood, musty smell, moldy smell, mold smell, mold growing, mold on wall, mold in bathroom, mold in attic, mold making sick, fuzzy black spots, kitchen fire, house fire, grease fire, electrical fire, after fire, house burned, smoke smell, smoke smell furniture, soot on wall, ash everywhere, sewage in basement, sewage on floor, dry out house, flood after hurricane, storm flood, creek flood, firefighter water, tenant left biohazard, death in home cleanup, cigarette smell, skunk smell, dead animal smell, rescue soaked furniture, insurance water claim cleanup, still damp after leak',
  },
  {
    name: 'Waterproofing Contractor',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'waterproofing contractor, waterproofer, foundation repair company, foundation contractor, foundation guy, crawl space company, crawl space specialist, house leveler, pier contractor, radon mitigation',
    keywords:
      'waterproof, foundation, foundation repair, foundation crack, basement, wet basement, crawl space, crawlspace, encapsulation, vapor barrier, sump pump, interior drain, french drain, drain tile, dehumidifier crawl space, underpin, helical pier, push pier, house level, floor joist, sagging joist, girder, sill plate, sister joist, support post, jack post, carbon strap, wall anchor, bowed wall, slab jack, mudjack, concrete lift, hydrostatic pressure, efflorescence, foundation settlement, sealing basement, basement sealer, egress well, block wall, footing repair',
    symptoms:
      'crack in basement wall, stair step crack brick, crack above door, crack drywall corner, foundation sink, house settle, house shift, house sink, house lean, floor slope, floor sag, floor bounce, floors uneven, ball rolls across floor, gap between wall and floor, gap baseboard, door no longer close settle, windows stick settle, basement leak, basement damp, basement seep, water seep wall, water basement when rain, basement musty, basement smell, white powder wall, crawl space wet, crawl space moisture, crawl space smell, crawl space mold, water under house, damp under house, standing water under house, insulation falling under house, humidity under house, plastic under house, rotten joist, joist crack, beam rot, sinking porch, slab crack, slab sink, sump pump fail, sump run constantly, brick crack, chimney lean, wet block wall, pull away from house',
    neighbours: 'General Contractor',
  },
  {
    name: 'House Cleaner',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'house cleaner, cleaning lady, cleaner, maid, maid service, merry maids, housekeeper, charwoman, domestic help, janitor, janitorial, office cleaner, commercial cleaner, airbnb cleaner',
    keywords:
      'clean, house cleaning, deep clean, spring clean, weekly clean, biweekly clean, move out clean, move in clean, office cleaning, post construction clean, dust, mop, vacuum, scrub, sweep floor, wipe down, sanitize, disinfect, tidy, housekeeping, chore, dishes, do laundry, make bed, change sheets, bathroom clean, kitchen clean, oven clean, fridge clean, baseboard clean, vacation rental turnover, green cleaning, cobweb, grime, soap scum, recurring cleaning',
    symptoms:
      'house messy, house mess, house filthy, house dirty, house disgusting, place is gross, no time to clean, too busy clean, hate cleaning, behind on housework, cannot keep up housework, working mom clean, new baby clean house, elderly mom clean, in laws coming, company coming, guests coming clean, party mess, after party clean, dirty bathroom, scum shower, toilet nasty, sticky floor kitchen, greasy kitchen, greasy stove, dust bunny, pet hair everywhere, dog hair couch, get deposit back, clean before move, clean empty apartment, clean for showing, airbnb turnover, clean after contractors, construction dust, office dirty, office restroom, trash emptied, clean church, clean twice a month, help around house clean, quit our maid, cleaner quit, laundry pile, scrub tub',
  },
  {
    name: 'Mover',
    sphere: 'Other Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'mover, moving company, moving service, moving crew, moving van, removalist, relocation specialist, piano mover, furniture mover, packer, two men and a truck, van line, senior move manager, storage company',
    keywords:
      'move, relocation, relocate, moving truck, uhaul, u haul, box truck, pack, unpack, moving box, bubble wrap, packing tape, dolly, furniture pad, moving blanket, load truck, unload, heavy lifting, pod, storage, storage unit, self storage, long distance move, local move, interstate move, cross country, office move, piano move, gun safe move, pool table move, hot tub move, furniture delivery, haul furniture, moving day, moving estimate, moving quote, bill of lading, apartment move, downsize move, moving labor, movers insurance',
    symptoms:
      'move across town, move out of state, move across country, move to new house, moving next week, moving next month, move dorm, move mom, move into assisted living, move parents, move couch, move furniture, move heavy, move dresser, move safe, move fridge, move upstairs, carry upstairs, cannot lift, too heavy, need truck, load and unload, load pod, pack up house, pack kitchen, pack dishes, boxes everywhere, lease up, lease ending, out by end of month, closing date move, relocate for job, job transfer, military pcs, leaving town, somewhere to store, store furniture, store belongings, between houses, rearrange furniture, deliver couch, pick up furniture, haul across state, truck bigger than car, friends bail moving, get stuff to new place',
  },
];
