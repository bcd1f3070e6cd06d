/** Trade knowledge (M1): cars, boats and journeys. Data only. */
import type { Profession } from '../profession.ts';

export const autosAndTravel: readonly Profession[] = [
  {
    name: 'Auto Mechanic',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'auto mechanic, mechanic, auto repair, grease monkey, automotive, auto shop',
    keywords:
      'car, truck, suv, vehicle, engine, check engine light, brake, rotor, oil change, transmission, alternator, starter, car battery, radiator, muffler, exhaust, catalytic converter, spark plug, serpentine belt, head gasket, shock, strut, suspension, steering wheel, fuel pump, clutch, axle, coolant, antifreeze, car ac, state inspection, emissions, headlight, odometer, car heater, wiper, ignition, diesel, hybrid, carburetor, motorcycle, minivan, pickup, brake pad, timing belt, dashboard light, power steering, fuel injector, car inspection',
    symptoms:
      'car will not start, wont crank, clicks when turn key, battery keeps dying, grinding when brake, pedal floor, engine overheating, smoke from hood, leaking oil, oil spot driveway, puddle under car, burning smell car, vibrates highway speed, pulls one side, stalls light, rough idle, jerks when shifting, slipping gears, clunk over bumps, car blows hot air, warning light on dash, failed inspection, poor gas mileage, squeaky belt, sputters, honest mechanic, losing power uphill, car ready road trip, brakes squeal, brakes soft, engine knocking, car making noise, steam from hood, steering wheel shakes, hard steer, loud exhaust, gas smell car, daughter car broke, temperature gauge, service van fleet, shift into reverse, engine tune up, car leaking fluid',
  },
  {
    name: 'Auto Body Shop',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'auto body shop, body shop, car painter, paintless dent repair',
    keywords:
      'bumper, fender, dent, car scratch, collision, fender bender, car paint, quarter panel, side mirror, classic car restoration',
    symptoms:
      'backed into pole, hit deer, door dinged, keyed car, car wrecked, grille smashed, paint peeling car, dented door, shopping cart dent',
    neighbours: 'Auto Mechanic',
  },
  {
    name: 'Tire Shop',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'tire shop',
    keywords: 'tire, wheel alignment, tire rotation, rim, tread, lug nut, wheel, tpms, hubcap',
    symptoms: 'bald tires, tire blew out, slow leak tire, bent rim, hit pothole, tires worn',
    neighbours: 'Auto Mechanic',
  },
  {
    name: 'Car Detailer',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'car detailer, car wash, car stereo shop',
    keywords:
      'detailing, ceramic coating, car interior, car upholstery, window tint, paint correction, car stereo, remote start',
    symptoms:
      'clean car, car smells, dog hair car, smoke smell car, crumbs car seats, cloudy headlights',
  },
  {
    name: 'Car Dealer',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'car dealer, dealership, auto broker, rv dealer, junkyard',
    keywords:
      'car lease, test drive, preowned, electric car, golf cart, car rental, buy car, scrap car, preowned car, car lot, trade car in, car shopping, buy truck',
    symptoms: 'first car teen, sell car, junk car, bigger vehicle family',
  },
  {
    name: 'Towing Service',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'towing service, wrecker, roadside assistance',
    keywords: 'tow, jump start, flatbed, winch, car lockout, aaa, impound, ditch',
    symptoms:
      'stranded on highway, car stuck mud, ran out gas, dead battery parking lot, haul car away',
  },
  {
    name: 'Auto Glass',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'auto glass',
    keywords: 'windshield, car window, sunroof',
    symptoms:
      'crack spreading windshield, car window smashed, broke into car window, chip glass car',
  },
  {
    name: 'Boat Mechanic',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'boat mechanic, marina, small engine mechanic, rv repair',
    keywords:
      'boat, outboard, propeller, jet ski, pontoon, hull, bilge, fiberglass, sailboat, lawn mower repair, camper, motorhome, chainsaw repair, lawnmower engine',
    symptoms: 'motor dies on lake, mower will not start, generator small engine',
  },
  {
    name: 'Travel Agent',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'travel agent, travel agency, tour guide, travel, tour operator, cruise planner',
    keywords:
      'vacation, trip, cruise, honeymoon, flight, airfare, resort, all inclusive, disney, caribbean, europe, hawaii, mexico, hotel, itinerary, passport, travel insurance, tour, safari, spring break, getaway, alaska, italy, paris, bahamas, ski trip, road trip, airline, luggage, cabin, villa, sightseeing, excursion, bucket list, babymoon, national park, study abroad, adventure, theme park, plane ticket, river cruise, group trip, international travel, weekend away',
    symptoms:
      'need break somewhere warm, see world, flight cancelled, sunny beach, celebrate anniversary away, somewhere tropical, never been abroad, romantic getaway, see northern lights, stuck airport, visit family abroad, take whole family away, girls trip, trip overseas, dream vacation, escape winter, travel after retirement, trip lifetime, trip grandkids, passport expired, too many hotels choose',
  },
];
