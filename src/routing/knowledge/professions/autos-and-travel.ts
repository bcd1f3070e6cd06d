/** Trade knowledge (M1): cars, boats and journeys. Data only. */
import type { Profession } from '../profession.ts';

export const autosAndTravel: readonly Profession[] = [
  {
    name: 'Auto Mechanic',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles:
      'auto mechanic, mechanic, auto repair, car repair, automotive technician, auto shop, garage mechanic, mobile mechanic, diesel mechanic, truck mechanic, motorcycle mechanic, transmission shop, car guy, grease monkey, oil change shop, automotive, auto service',
    keywords:
      'car, truck, suv, vehicle, engine, check engine light, brake, brake pad, rotor, oil change, transmission, alternator, starter, car battery, radiator, muffler, exhaust, catalytic converter, spark plug, tune up, timing belt, serpentine belt, head gasket, shock, strut, suspension, power steering, steering wheel, fuel pump, clutch, axle, coolant, antifreeze, car ac, state inspection, emissions, headlight, dashboard light, odometer, car heater, wiper, ignition, car key fob, mileage service, diesel, hybrid, carburetor, cv joint, fuel injector, pre purchase car inspection, brake fluid, motorcycle, minivan, pickup',
    symptoms:
      'car will not start, truck will not start, wont crank, clicks when turn key, battery keeps dying, car making noise, grinding when brake, brakes squeal, brakes soft, pedal to floor, engine knocking, engine overheating, smoke from hood, steam from hood, temperature gauge, leaking oil, oil spot driveway, puddle under car, burning smell car, gas smell car, car shakes, steering wheel shakes, vibrates at highway speed, pulls to one side, stalls at light, rough idle, jerks when shifting, slipping gears, will not go in reverse, clunk over bumps, car blows hot air, warning light on dash, failed inspection, loud exhaust, poor gas mileage, squeaky belt, sputters, car due for service, honest mechanic, daughter car broke, losing power uphill, hard to steer, window stuck car, car ready for road trip, van fleet maintenance',
  },
  {
    name: 'Auto Body Shop',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles:
      'auto body shop, body shop, collision repair, dent repair, car painter, auto painter, paintless dent repair, collision center, restoration shop cars',
    keywords:
      'bumper, fender, dent, car scratch, collision, fender bender, hail dents, car paint, quarter panel, frame damage, car door ding, rust car, side mirror, classic car restoration, clear coat',
    symptoms:
      'backed into pole, hit a deer, rear ended bumper, door dinged, keyed my car, car wrecked, hail dented car, scraped garage car, grille smashed, paint peeling car',
    neighbours: 'Auto Mechanic',
  },
  {
    name: 'Tire Shop',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'tire shop, tire dealer, tire store, tire technician, wheel shop',
    keywords:
      'tire, flat tire, wheel alignment, tire rotation, rim, tread, lug nut, wheel, snow tires, tire pressure, tpms, hubcap, tire balance',
    symptoms:
      'nail in tire, tire keeps losing air, bald tires, tire blew out, slow leak tire, bent rim, hit pothole, tires worn',
    neighbours: 'Auto Mechanic',
  },
  {
    name: 'Car Detailer',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles:
      'car detailer, auto detailer, mobile detailing, car wash, car audio installer, car stereo shop',
    keywords:
      'detailing, ceramic coating, car wax, car interior, buff, car upholstery, window tint, paint correction, car seats stained, car stereo, remote start, backup camera, dash cam',
    symptoms:
      'clean my car, car smells, dog hair in car, spilled milk in car, car filthy, smoke smell car, shine my car, crumbs in car seats, cloudy headlights',
  },
  {
    name: 'Car Dealer',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles:
      'car dealer, car salesman, auto dealer, dealership, used car dealer, auto broker, car buyer, rv dealer, motorcycle dealer, golf cart dealer, junkyard',
    keywords:
      'used car, new car, car lease, trade in, test drive, preowned, car shopping, electric car, golf cart, car rental, sell car, buy car, buy truck, scrap car, rv sales, certified pre owned',
    symptoms:
      'first car for teen, sell my car, junk my car, looking for truck, cheap car, lease ending car, bigger vehicle for family, car totaled replace',
  },
  {
    name: 'Towing Service',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'towing service, tow truck driver, wrecker, roadside assistance, tow company',
    keywords:
      'tow, tow truck, jump start, flatbed, winch, car lockout, stranded car, aaa, impound, ditch',
    symptoms:
      'stranded on highway, broke down on road, car stuck in ditch, car stuck in mud, ran out of gas, dead battery parking lot, haul car away, abandoned car, side of road',
  },
  {
    name: 'Auto Glass',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles:
      'auto glass, auto glass installer, windshield repair, windshield guy, car glass technician',
    keywords:
      'windshield, car window, windshield chip, back glass car, sunroof, windshield calibration, rear window car, windshield crack',
    symptoms:
      'rock hit windshield, crack spreading windshield, car window smashed, broke into my car window, chip in glass car, car window shattered',
  },
  {
    name: 'Boat Mechanic',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles:
      'boat mechanic, marine mechanic, boat repair, boat dealer, marina, outboard mechanic, jet ski mechanic, boat builder, small engine mechanic, rv technician, rv repair',
    keywords:
      'boat, outboard, boat motor, propeller, winterize boat, jet ski, pontoon, hull, boat trailer, bilge, boat dock slip, fiberglass, sailboat, small engine, lawn mower repair, camper, motorhome, chainsaw repair',
    symptoms:
      'boat will not start, motor dies on lake, boat taking on water, get boat ready for summer, mower will not start, generator small engine, camper leaks',
  },
  {
    name: 'Travel Agent',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles:
      'travel agent, travel advisor, travel planner, vacation planner, cruise planner, travel agency, tour operator, trip planner, travel consultant, honeymoon planner, tour guide, disney planner, travel, travel lady',
    keywords:
      'vacation, trip, cruise, honeymoon, flight, airfare, plane ticket, resort, all inclusive, disney, caribbean, europe, hawaii, mexico, beach vacation, hotel, itinerary, passport, travel insurance, tour, safari, family vacation, group trip, destination wedding travel, spring break, getaway, weekend away, river cruise, alaska, italy, paris, bahamas, ski trip, road trip, airline, luggage, cabin, villa, sightseeing, excursion, mission trip, bucket list, babymoon, holiday abroad, international travel, business travel, national park, universal orlando, jamaica, study abroad, adventure, layover, theme park, pilgrimage',
    symptoms:
      'plan trip, book trip, get away, need a break somewhere warm, take kids to disney, trip for anniversary, where to go honeymoon, go to italy, see the world, travel after retirement, book flights, cheap flights, flight cancelled, trip refund, take whole family trip, trip with grandkids, girls trip, guys golf trip, company retreat travel, sunny beach, first cruise, trip overseas, dream vacation, celebrate anniversary away, somewhere tropical, no time to plan trip, surprise trip, never been abroad, passport expired, escape winter, take off work and go, romantic getaway, see northern lights, trip of a lifetime, too many hotels to choose, stuck at airport, visit family abroad, graduation trip, last minute trip',
  },
];
