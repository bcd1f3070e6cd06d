/** Trade knowledge (M1): cars, boats and journeys. Data only. */
import type { Profession } from '../profession.ts';

export const autosAndTravel: readonly Profession[] = [
  {
    name: 'Auto Mechanic',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'auto mechanic, mechanic, auto repair, grease monkey, automotive, auto shop',
    keywords:
      'car, truck, suv, vehicle, engine, check engine light, brake, rotor, oil change, transmission, alternator, starter, car battery, radiator, muffler, exhaust, catalytic converter, spark plug, serpentine belt, head gasket, shock, strut, suspension, steering wheel, fuel pump, clutch, axle, coolant, antifreeze, car ac, state inspection, emissions, headlight, odometer, car heater, wiper, ignition, diesel, hybrid, carburetor, motorcycle, minivan, pickup, brake pad, timing belt, dashboard light, power steering, fuel injector, car inspection, misfire, hesitates, accelerate, uphill, tailpipe, nissan, toyota, shimmy, chevy, clunk, battery, turbo, vw, rover',
    symptoms:
      'car will not start, wont crank, clicks when turn key, battery keeps dying, grinding when brake, pedal floor, engine overheating, smoke from hood, leaking oil, oil spot driveway, puddle under car, burning smell car, vibrates highway speed, pulls one side, stalls light, rough idle, jerks when shifting, slipping gears, clunk over bumps, car blows hot air, warning light on dash, failed inspection, poor gas mileage, squeaky belt, sputters, honest mechanic, losing power uphill, car ready road trip, brakes squeal, brakes soft, engine knocking, car making noise, steam from hood, steering wheel shakes, hard steer, loud exhaust, gas smell car, temperature gauge, service van fleet, shift into reverse, engine tune up, car leaking fluid, dealership quote, used car check, wheel bearing, dash light, car pulls, drip driveway, car looked, ac truck',
  },
  {
    name: 'Auto Body Shop',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'auto body shop, body shop, car painter',
    keywords:
      'bumper, dent, collision, fender bender, car paint, quarter panel, ding, creased, car scratch',
    symptoms: 'grille smashed, hit deer',
    neighbours: 'Auto Mechanic',
  },
  {
    name: 'Tire Shop',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'tire shop',
    keywords:
      'tire, wheel alignment, tire rotation, rim, tread, lug nut, wheel, tpms, bald, rotation, puncture',
    symptoms: '',
    neighbours: 'Auto Mechanic',
  },
  {
    name: 'Car Detailer',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'car detailer, car wash',
    keywords:
      'detailing, ceramic coating, window tint, paint correction, car stereo, swirl, detailer',
    symptoms: 'clean car, crumbs car seats',
  },
  {
    name: 'Car Dealer',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'car dealer, dealership, auto broker, rv dealer',
    keywords: 'test drive, car rental, buy car',
    symptoms: 'sell car, junk car',
  },
  {
    name: 'Towing Service',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'towing service, wrecker, roadside assistance',
    keywords: 'tow, jump start, flatbed, winch, car lockout, aaa, impound, ditch, flat, roadside',
    symptoms: 'ran out gas',
  },
  {
    name: 'Auto Glass',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'auto glass',
    keywords: 'windshield, sunroof',
    symptoms: 'chip glass car',
  },
  {
    name: 'Boat Mechanic',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'boat mechanic, marina, small engine mechanic, rv repair',
    keywords: 'boat, outboard, jet ski, pontoon, hull, bilge, camper, skiff, motor',
    symptoms: '',
  },
  {
    name: 'Travel Agent',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'travel agent, travel agency, tour guide, travel, tour operator, cruise planner',
    keywords:
      'vacation, trip, cruise, honeymoon, flight, airfare, resort, all inclusive, disney, caribbean, europe, hawaii, mexico, hotel, itinerary, passport, travel insurance, tour, safari, spring break, getaway, alaska, italy, paris, bahamas, ski trip, airline, luggage, villa, sightseeing, excursion, bucket list, babymoon, national park, study abroad, adventure, theme park, plane ticket, river cruise, group trip, international travel, weekend away, israel, cabo, ship, fiji, scotland, portugal, layover, jamaica, greece, aruba, cancun, yellowstone, reservations, asia, tahiti, snorkel, ski, island, munich, oktoberfest',
    symptoms:
      'need break somewhere warm, see world, flight cancelled, sunny beach, celebrate anniversary away, somewhere tropical, never been abroad, romantic getaway, see northern lights, stuck airport, visit family abroad, take whole family away, girls trip, trip overseas, dream vacation, escape winter, travel after retirement, trip lifetime, trip grandkids, passport expired, too many hotels choose, costa rica, wheelchair travel, adults only, retreat trip, accessible travel, trip insurance, new zealand, airline canceled, senior trip, holy land, train trip, private guide, trip booking, retired world, booking oversea',
  },
];
