/** Trade knowledge (M1): the trades nearly every chapter has for a house, its systems and its upkeep. Data only. */
import type { Profession } from '../profession.ts';

export const homeTrades: readonly Profession[] = [
  {
    name: 'Roofer',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'roofer, roofing contractor, shingler, slater, thatcher, reroofer, roofing company',
    keywords:
      'roof, shingle, flashing, chimney flashing, underlayment, drip edge, ridge vent, soffit, fascia, eave, skylight, roof deck, roof vent, pipe boot, rafter, truss, cedar shake, tile roof, standing seam, metal roof, flat roof, epdm, tpo, tar paper, reroof, roof replacement, roof repair, roof inspection, roof claim, hail, wind damage, storm damage, ice dam, granule, dormer, gable, attic vent, asphalt, tarp, membrane, tar, peak, steeple',
    symptoms:
      'roof leak, leak when rain, ceiling leak storm, ceiling stain, brown spot ceiling, water spot ceiling, rain inside, rain through ceiling, drip bucket, pot catch rain, attic leak, attic wet, daylight in attic, see sky attic, skylight leak, leak around chimney, shingle blown off, shingle yard, tree hit roof, tree fell on house, limb through roof, hole in roof, hailstorm, storm tore, wind ripped shingles, hurricane, tornado, nail pop, snow load, icicle, squirrel chewed soffit, insurance pay roof, adjuster denied roof, shingles in lawn, flat top, leak above, architectural shingle, leaky roof, solar vent, water chimney, leak valley, piece of shingle, spongy roof, rooftop leak, pond roof, raccoon attic hole, vent collar, curling shingle, rubber roof, roof inspector, workmanship warranty, tab shingle, wind shingle, barn roof, gutter guard, gutter back, gutter house, gutter leave',
  },
  {
    name: 'Plumber',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'plumber, pipefitter, drain cleaner, rooter, water heater installer, gas fitter, plumbing contractor, master plumber',
    keywords:
      'plumbing, pipe, leak, faucet, tap, spigot, hose bib, sink, toilet, commode, bidet, bathtub, drain, clog, garbage disposal, water heater, hot water, tankless, sewer, sewage, water main, water line, water pressure, water bill, shut off valve, stopcock, p trap, flapper, wax ring, fill valve, shower head, shower valve, pex, polybutylene, galvanized, repipe, backflow, grease trap, sump pump, hydro jet, drain snake, plunger, water softener, water filter, reverse osmosis, gas line, gas leak, ice maker line, washer hose, slab leak, ejector pump, pressure regulator, expansion tank, drano, urinal, loo, basin, flush, standpipe, scoped, shutoff',
    symptoms:
      'cold shower, water heater leak, rusty water, brown water, hard water, toilet backed up, sewage backup, toilet overflow, toilet keeps running, phantom flush, shower drip, shower leak, low pressure, no water faucet, frozen pipe, gush, spray everywhere, puddle under sink, wet cabinet, water on bathroom floor, ceiling under bathroom, disposal jam, disposal hum, ring dropped drain, smell gas, roots in sewer, cannot shut water off, standing water tub, hook up dishwasher, drain slow, water heater burst, tub faucet, sink smell, pipe noise, wet floor under sink, sewage smell bathroom, sewer smell, sink back up, pot filler, kitchen sink clog, backflow test, water taste, waste line, water meter spin, hose leak, camera sewer, clawfoot tub, gas pipe, lukewarm shower, water off, gas grill line, copper pipe, toilet rock, faucet drip, outdoor spigot, sulfur water, gurgle drain, water cold, hot tank, shower drain, water pipe, tree root, hear water, house sewer, moving hookup, switch water',
  },
  {
    name: 'Electrician',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'electrician, electrical contractor, wireman, sparky, lighting installer, ev charger installer, master electrician',
    keywords:
      'electrical, electric, wiring, rewire, breaker, circuit, fuse, electrical panel, panel upgrade, subpanel, 200 amp, volt, outlet, receptacle, socket, gfci, arc fault, junction box, conduit, romex, knob and tube, aluminum wiring, light switch, dimmer, light fixture, light bulb, chandelier, pendant light, recessed light, led light, ceiling fan, bath fan, flood light, motion light, under cabinet light, porch light, outdoor lighting, generator, transfer switch, surge protector, lightning rod, ev charger, tesla charger, charging station, dryer outlet, smoke detector, doorbell wire, extension cord, meter box, electrical inspection, electricity, pedestal, amp, lamp, generac, plug, voltage, sizzle, floodlight, kiln, hardwired, sconce',
    symptoms:
      'light flicker, light dim, light will not turn on, bulb burn out, lost power, half house dead, plug fall out, burn smell outlet, smell burning wall, scorch mark, buzz switch, electrical panel hum, sparks, electric shock, two prong outlet, charge electric car, plug in tesla, install ceiling fan, ceiling fan wobble, backup power, power outage, power to shed, wire hot tub, dark driveway, smoke alarm beep, detector chirp, microwave trip, hair dryer trip, power surge, switch not work, lights blink, buzzing light, burnt wire smell, wire chewed, zapped, outlet spark, outlet dead, wire workshop, federal pacific, tingling touch, cloth wire, landscape light, exit sign, range cord, no power, pole light, wire garage, reset breaker, warm outlet, doorbell transformer, dryer cord, trip breaker, power garage, alarm chirping, standby generator, outlet kitchen, shock faucet, wire kitchen, hot tub, tesla home, inspector panel',
  },
  {
    name: 'HVAC Technician',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'hvac, hvac tech, heating and air, refrigeration mechanic, duct cleaner, hvac technician',
    keywords:
      'ac, a/c, air conditioner, air conditioning, central air, furnace, heat pump, heater, heating, cooling, boiler, thermostat, mini split, ductless, air handler, condenser, evaporator coil, condensate, refrigerant, freon, duct, ductwork, duct cleaning, air vent, return vent, air filter, filter change, blower motor, pilot light, baseboard heat, radiator heat, swamp cooler, window unit, ac tune up, humidifier, dehumidifier, air purifier, indoor air quality, ventilation, carbon monoxide, trane, lennox, seer, zone damper, dryer vent, walk in cooler, compressor, contactor, humidity, grille, geothermal, capacitor, ecobee',
    symptoms:
      'blow warm air, house too hot, hot upstairs, house freezing, freezing inside, house too cold, unit short cycle, heat stopped, temperature uneven, stuffy air, humid inside, muggy, musty smell vent, burning smell vent, dusty vent, no air flow, weak airflow, vent whistle, ice on coil, ac leak water, water around air handler, outside unit noise, loud ac, ac hum, outside fan not spin, sweat in house, sweltering, energy bill high, electric bill spike, carbon monoxide alarm, allergy air house, ductwork leak, cannot get warm house, blowing lukewarm, warm air vent, hotter upstairs, colder downstairs, heat wave, upstairs warmer downstairs, heater quit, static shock, gas pack, radiator cold, flex duct, drain pan, not heating, outdoor unit, radiator bang, wine cellar cool, oil furnace, dirty sock, degree upstairs, heating system, blow dust, heat cool, furnace light, replace unit, server room cool, sunroom heat, tune up system, vent noise, cool house, air hour, finishing attic',
  },
  {
    name: 'House Painter',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'painter, painting contractor, interior painter, exterior painter, cabinet painter, paperhanger, painter and decorator, house painter',
    keywords:
      'paint, exterior paint, repaint, primer, ceiling paint, wall color, accent wall, latex paint, semi gloss, eggshell, sherwin williams, benjamin moore, roller, stain deck, fence stain, wood stain, wallpaper, faux finish, limewash, whitewash brick, paint brick, paint siding, cabinet paint, shutter paint, lead paint, caulk trim, touch up paint, varnish, texture wall, scuff, stucco paint, freshen, beige, mural, enamel, shabby, nicotine, charcoal',
    symptoms:
      'paint peel, faded siding, faded exterior, dingy wall, scuffed wall, dirty wall, crayon wall, marker on wall, freshen up room, fresh coat, color scheme wall, paint nursery, paint fence, paint deck, dark room brighten, hoa violation paint, trim yellow, nail hole patch paint, water stain cover, smoke stain wall, chalky siding, weathered wood, deck stain worn, hate wall color, two tone wall, white kitchen cabinet, epoxy coat, raw drywall, permanent marker, touch ups, chalkboard wall, agreeable gray, door color, porch column, spray paint cabinet, bare wood, tall foyer, rail stain, popcorn ceiling paint, stripe wall, wallpaper border, ceiling smooth, chipping paint, window sill peel, roller mark, touch up, room gray, mildew stain wall, porch rail, front door, roll room, baby soft, agent neutral, cabinet dated',
    neighbours: 'Handyman, General Contractor',
  },
  {
    name: 'General Contractor',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'gc, contractor, builder, home builder, remodeler, design build, kitchen remodeler, carpenter, house framer, general contractor',
    keywords:
      'remodel, renovation, construction, addition, room addition, kitchen remodel, bathroom remodel, attic conversion, garage conversion, sunroom, porch, in law suite, adu, granny flat, second story, custom home, barndominium, building permit, open floor plan, open concept, house framing, demolition, kitchen island, walk in shower, tub to shower, mudroom, wheelchair ramp, aging in place, accessible bathroom, punch list, change order, subcontractor, turnkey, teardown, office build out, upfit, storefront renovation, pole barn, build shed, carport, termite damage, fixer upper, rebuild, carpentry, bath remodel, project, buildout, modular',
    symptoms:
      'outdated kitchen, kitchen cramped, dated bath, ugly bathroom, house cramped, more living space, more room in house, knock down wall, open up kitchen, redo bathroom, gut master bath, gut kitchen, update old house, build dream home, add bathroom, add garage, add second floor, add bedroom, add on house, convert garage, convert attic, half finished project, replace tub with shower, step in shower, rental rehab, enclose porch, wood rot, rotten wood, rebuild after fire, garage apartment, house expand, home office build, permit denied addition, contractor walked off, hire contractor, basement living space, screened porch, need space, building plan, backyard cottage, bigger closet, laundry upstairs, bid project, bump out, small kitchen, bathroom old, bedroom downstairs, gut bathroom, tile falling, tear deck, kitchen saving, porch real, moved suite, stuck 1985, rotted back',
  },
  {
    name: 'Flooring Installer',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles: 'flooring contractor, tile installer, tiler, carpet installer, flooring installer',
    keywords:
      'floor, hardwood, laminate floor, vinyl plank, lvp, lvt, luxury vinyl, linoleum, engineered wood, parquet, plank, tile, ceramic tile, grout, regrout, thinset, backsplash, shower tile, mosaic, marble floor, travertine, heated floor, carpet, carpet stretch, berber, stair runner, stair tread, subfloor, underlay, baseboard, quarter round, polyurethane, epoxy floor, garage floor coating, terrazzo, herringbone, wood floor, waterproof flooring, underfoot, plush, hump, refinish, creak, threshold, bamboo, cork, chevron',
    symptoms:
      'floor soft spot, spongy floor, floor warp, vinyl curl, dog scratch hardwood, pet proof floor, retile bathroom, stairs slippery, basement floor cover, water warped hardwood, carpet ripped up, tile popping loose, grout crumble, plank gap, worn carpet, squeaky stairs, kitchen floor, floor refinish, floor squeak, creaky floor, install floor, gym rubber, sand stain, puppy ruined, transition strip, tile crack, board gap, sheet vinyl, wide plank, porcelain tile, carpet ripple, glue floor, pet stain wood, tack strip, polished concrete, quarry tile, dog scratch floor, carpet pad, uneven floor, hollow tile, sand floor, wood under carpet, boards creak, wood scratch, tile floor, moving furniture, carpet room, smell dog, carpet move, bought floor, carpet smell',
    neighbours: 'General Contractor',
  },
  {
    name: 'Home Inspector',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Real Estate & Financial',
    titles:
      'home inspector, house inspector, property inspector, building inspector, certified inspector, mold inspector, commercial property inspector',
    keywords:
      'home inspection, inspect, house inspection, pre purchase inspection, pre listing inspection, buyer inspection, four point inspection, 4 point, wind mitigation, radon, radon test, mold test, air quality test, thermal imaging, infrared scan, sewer scope, inspection report, inspection contingency, new construction inspection, pre drywall, builder warranty inspection, 11 month warranty, walkthrough inspection, crawl space inspection, attic inspection, moisture meter, lead test, asbestos test, well water test, pool inspection, code violation, building code, home condition, repair request, phase inspection, examine, fha, checkup, thermal, independent, walkthrough',
    symptoms:
      'check house before buy, inspect before close, before closing check, under contract house, offer accepted inspect, buying first home check, anything wrong with house, money pit, hidden house problem, hidden defect, second opinion house, failed house inspection, insurance wants four point, insurer inspection, mold worry, builder warranty ending, warranty expire house, new build check, builder cut corners, builder missed, inspect crawl space, lender require inspection, certificate of occupancy, check seller repairs, sight unseen house, house bones, investment property check, option period, written report, mold sample, under contract, four point, log cabin, safety check, report photos, crawl attic, hidden damage, hide problem, punch list, surprise repair, house check, condition report, before purchase, new construction check, chimney inspection, problem house, chinese drywall, lead paint, house flipped, crack buy, check roof buy, safe buy, wiring roof, sign checking, eye walk, trust seller, house looked',
  },
  {
    name: 'Handyman',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'handyman, handywoman, handyperson, handy man, mr fix it, odd job, jack of all trades, maintenance man, home repair, property maintenance, finish carpenter, carpenter',
    keywords:
      'home maintenance, minor repair, furniture assembly, ikea, assemble, assembly, tv mount, hang shelf, shelf, curtain rod, towel bar, grab bar, handrail, banister, door knob, door hinge, interior door, storm door, screen door, pet door, weather strip, door sweep, caulk, crown molding, wainscoting, mailbox post, swing set, playset, trampoline, basketball hoop, ladder, drawer, cabinet door, cabinet hinge, toilet seat, smoke detector battery, doorbell, baby proof, rental turnover, stair rail, picture frame hang, tools, weatherstrip, hooks',
    symptoms:
      'minor fixes, little house fixes, odds and ends, husband never fixes, door stick, door squeak, door will not close, door will not latch, door rub, door hang crooked, hinge loose, knob loose, handle fell off, cabinet door fell, hang tv, hang mirror, hang art, hang blinds, shelves hung, put together furniture, put together bed, assemble crib, build bookshelf, gap under door, draft door, torn screen, railing loose, railing wobble, step loose, patch hole wall, doorknob hole, caulk tub, replace light bulb high, change battery ceiling, hang christmas lights, childproof, grab bar shower, elderly parent repairs, odd repair, honey do list, small repair, little job, attic ladder, gate latch, smoke battery, closet rod, squeaky door, fix around, anchor dresser, do list, flat pack, dog door, widow fix, drawer slide, small job, little things, realtor list repairs, fix latch, small things, gate sag, window shut, dryer vent, hole drywall, rotten board',
    neighbours: 'General Contractor',
  },
  {
    name: 'Restoration Contractor',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'restoration contractor, fire restoration, mitigation company, mold remediation, flood cleanup, water extraction, biohazard cleaner, crime scene cleaner, servpro, asbestos abatement',
    keywords:
      'restoration, water damage, fire damage, smoke damage, storm cleanup, mold, mold removal, mildew, black mold, flood, flooded basement, water mitigation, dry out basement, structural drying, dehumidify, air mover, soot, smoke odor, odor removal, deodorize, ozone, board up window, tarp roof emergency, content pack out, content cleaning, sewage cleanup, biohazard, trauma cleanup, hoarding cleanup, asbestos removal, lead abatement, disaster, emergency cleanup, moisture reading, wet drywall, wet carpet, salvage belongings, water loss, puff back, spore, moldy, fans, sewage, dehumidifier, scorched',
    symptoms:
      'came home to water, water everywhere floor, inches of water, standing water inside, soggy drywall, water behind wall, pipe burst flooded, washing machine overflow flood, dishwasher flood, toilet overflowed through ceiling, ceiling collapse, ceiling cave in, hot water heater burst flood, moldy smell, mold making sick, fuzzy black spots, kitchen fire, house fire, grease fire, electrical fire, house burned, smoke smell, smoke smell furniture, ash everywhere, sewage in basement, sewage on floor, flood after hurricane, firefighter water, death in home cleanup, cigarette smell, skunk smell, dead animal smell, rescue soaked furniture, insurance water claim cleanup, still damp after leak, flooded kitchen, mold bathroom, mold attic, pack out, wet wall, fire extinguisher, toilet flood, claim number, pipe burst ceiling, board up, sewer backup, hurricane flood, standing water house, sprinkler pipe, roof leak mold, heater burst, insurance dry, toilet ran over, tub overflow, frozen pipe flood, pipe split, home vacation, fix leak, line leaking, machine hose, foot water, leak wall, found mold, mold test',
  },
  {
    name: 'Waterproofing Contractor',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'waterproofing contractor, waterproofer, foundation company, house leveler, radon mitigation',
    keywords:
      'waterproof, foundation, foundation repair, foundation crack, basement, drainage, wet basement, crawl space, crawlspace, encapsulation, vapor barrier, sump pump, interior drain, french drain, drain tile, dehumidifier crawl space, underpin, helical pier, push pier, house level, floor joist, sagging joist, girder, sill plate, sister joist, support post, jack post, carbon strap, wall anchor, bowed wall, slab jack, mudjack, concrete lift, hydrostatic pressure, efflorescence, basement block wall, footing repair, seepage, damp, sump, seep',
    symptoms:
      'crack in basement wall, stair step crack brick, crack above door, crack drywall corner, foundation sink, house settle, house shift, house sink, floor slope, floor sag, floor bounce, floors uneven, ball rolls across floor, gap between wall and floor, door no longer close settle, windows stick settle, basement leak, water seep wall, water basement when rain, white powder wall, crawl space wet, crawl space moisture, crawl space smell, crawl space mold, water under house, damp under house, standing water under house, insulation falling under house, rotten joist, joist crack, sinking porch, slab crack, sump pump fail, sump run constantly, brick crack, chimney lean, pull away from house, puddle basement, plastic crawl, crawl water, basement rain, wet crawl, window well, moisture under, basement flood rain, under house wet, wall leak basement, basement wall, lower sweat, basement dry, sticking crack, found moisture',
    neighbours: 'General Contractor',
  },
  {
    name: 'House Cleaner',
    sphere: 'Trades & Home Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'residential cleaning, cleaner, cleaning, cleaning lady, maid, maid service, housekeeper, charwoman, domestic help, airbnb cleaner, house cleaner',
    keywords:
      'clean, house cleaning, deep clean, spring clean, weekly clean, move out clean, dust, mop, vacuum, scrub tub, sweep floor, wipe down counters, sanitize, disinfect, tidy, housekeeping, chore, dishes, fold laundry, make beds sheets, oven clean, fridge clean, baseboard clean, vacation rental turnover, cobweb, grime, soap scum, dusty, scrub, grimy, biweekly',
    symptoms:
      'house messy, house filthy, house dirty, house disgusting, place is gross, housework, elderly mom clean, in laws visit, guests coming clean, party mess, after party clean, clean dirty bathroom, scum shower, toilet nasty, sticky kitchen, greasy kitchen, greasy stove, pet hair everywhere, dog hair couch, get deposit back, clean empty apartment, airbnb turnover, construction dust, messy house guests, too busy clean, house mess, company coming, clean bathroom, fragrance free, sticky floor, dish pile, ceiling fan dust, clean kitchen, surgery clean, between guests, move in clean, clean floors, grease stove, apartment filthy, lady floor, top cabinet, house wreck, floor kid, went work, window inside, house twin, house disaster',
  },
  {
    name: 'Mover',
    sphere: 'Other Services',
    openSeatSphere: 'Trades & Home Services',
    titles:
      'mover, removalist, piano mover, furniture mover, packer, two men and a truck, van line, senior move manager, moving company',
    keywords:
      'move, relocate, moving truck, uhaul, u haul truck, pack, unpack, moving box, bubble wrap, packing tape, dolly, furniture pad, load truck, unload, heavy lifting, pod, storage, storage unit, cross country, office move, gun safe move, pool table move, hot tub move, furniture delivery, haul furniture, moving quote, bill of lading, downsize move, movers insurance, long distance move, elevator, fragile, relocation, sectional',
    symptoms:
      'move out of state, move into assisted living, move couch, move fridge, carry upstairs, cannot lift furniture, rent truck, pack dishes, boxes everywhere, lease up apartment, closing date move, somewhere to store, store belongings, store between houses, rearrange furniture, deliver couch, furniture pickup, truck bigger than car, piano upstairs, relocating job, box up, assisted living move, upright piano, pool table, job transfer, pack kitchen, lease ends, across town, pack boxes, bed upstairs, move equipment, guys move, bad back, house ready, bigger suite, living empty, house noon, built change, couch fit, mom assisted',
  },
];
