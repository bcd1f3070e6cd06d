/** Trade knowledge (M1): celebrations, the arts, and food to be eaten. Data only. */
import type { Profession } from '../profession.ts';

export const eventsAndFood: readonly Profession[] = [
  {
    name: 'Event Planner',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles: 'event planner, wedding planner, party planner, wedding coordinator, event coordinator',
    keywords:
      'wedding, party, event, birthday party, sweet 16, quinceanera, baby shower, gender reveal, anniversary party, rehearsal dinner, reception, bachelorette, bar mitzvah, gala, fundraiser, conference, retreat, class reunion, celebration, ceremony, guest list, rsvp, seating chart, theme, decorations, vendors, elope, vow renewal, charity auction, ribbon cutting, team outing, golf tournament, prom, bride, groom, bridal shower, family reunion, graduation party, engagement party, corporate event, holiday party, retirement party',
    symptoms:
      'getting married, got engaged, he proposed, daughter engaged, surprise party, turning 40, client appreciation, celebrate employees, planning stressful, tie knot, popping question, 50th birthday, small backyard wedding, first birthday, awards night, nowhere start wedding, parents 50th anniversary, decorate hall, coordinate vendors, throw bash, office christmas party, planning overwhelmed',
  },
  {
    name: 'Caterer',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles: 'caterer, catering, food truck, chef, pitmaster',
    keywords:
      'buffet, food, lunch, hors d oeuvres, appetizers, finger food, plated dinner, barbecue, taco bar, brunch, charcuterie, pig roast, oyster roast, cookout, servers, chafing dish, kosher, halal, funeral food, salad, wings, picnic, potluck, snacks, banquet, meal, platter, refreshments, fried chicken, dinner party, breakfast meeting, sandwich tray, vegetarian, boxed lunch, gluten free menu, low country boil, carving station, dessert table, pasta bar, bbq',
    symptoms:
      'feed crowd, lunch staff, feed crew, hungry guests, no time cook party, serve food, grill party, food open house, thanksgiving dinner cooked, eat wedding, feed guests, feed office, dinner 50, allergies guests, breakfast team, rehearsal dinner food, feed 100 people, food graduation, meal cooked reception',
  },
  {
    name: 'Baker',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles:
      'baker, bakery, pastry chef, confectioner, chocolatier, cake decorator, cake lady, donut shop, candy maker',
    keywords:
      'cake, wedding cake, birthday cake, cupcake, cookie, bread, pie, pastry, donut, cinnamon roll, brownie, muffin, croissant, macaron, fondant, frosting, icing, buttercream, cake pop, sourdough, bagel, dessert, cheesecake, tart, sweets, bake, dough, sprinkles, scone, chocolate, baked goods, candy, fudge, truffle, loaf, eclair, tiered cake, gluten free cake, custom cookies, cake topper',
    symptoms:
      'sweet tooth, treat office, cake shaped like, gingerbread, blow out candles, fresh baked, egg free, edible gift, goodies teachers, cookies logo, pies thanksgiving, rolls dinner, nut free treat, cutting cake, cake daughter, dozen cupcakes, tray pastries',
  },
  {
    name: 'Florist',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles: 'florist, floral, wedding florist, flower shop, floral designer, flower delivery',
    keywords:
      'flower, bouquet, rose, centerpiece, corsage, boutonniere, wreath, funeral flowers, sympathy flowers, tulip, lily, orchid, peony, sunflower, daisy, greenery, vase, garland, petals, valentine, houseplant, balloons, gift basket, poinsettia, blooms, nosegay, carnation, hydrangea, fruit basket, bridal bouquet, wedding arch, dried flowers, casket spray, eucalyptus',
    symptoms:
      'say sorry wife, apologize girlfriend, forgot anniversary, surprise wife, cheer up friend hospital, table arrangements, condolences, friend lost father, congratulate new mom, romantic gesture, brighten her day, in the doghouse, flowers grave, something lobby weekly, prom corsage, coworker had baby gift, petals aisle, send flowers',
  },
  {
    name: 'Photographer',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles: 'photographer, photography, drone pilot, photo booth',
    keywords:
      'photo, picture, headshot, senior portrait, boudoir, camera, drone, real estate photo, retouch, passport photo, maternity shoot, yearbook, family portrait, engagement photo, family picture',
    symptoms: 'pictures linkedin, capture day, pictures listing, wedding pictures',
  },
  {
    name: 'Videographer',
    sphere: 'Events & Marketing',
    openSeatSphere: 'Business Services',
    titles: 'videographer, filmmaker, video editor, cinematographer, videography',
    keywords:
      'video, film, footage, wedding film, livestream, podcast, reel, documentary, vhs transfer, green screen, music video, home movies',
    symptoms: 'digitize tapes, stream funeral, shoot commercial, record interview',
  },
  {
    name: 'DJ',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles: 'dj, disc jockey, emcee, mc, sound engineer, trivia host, av technician',
    keywords:
      'dance floor, playlist, karaoke, sound system, microphone, turntable, spin records, audio visual, fog machine, dance music',
    symptoms: 'announce couple, play songs, get crowd moving, music reception',
  },
  {
    name: 'Musician',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles:
      'musician, singer, guitarist, pianist, violinist, string quartet, harpist, cellist, mariachi, vocalist, drummer, choir, bagpiper, saxophonist',
    keywords:
      'live music, band, acoustic, jazz, gig, organist, bluegrass, wedding singer, entertainer, ceremony music',
    symptoms: 'music walking down aisle, sing funeral, live entertainment, play national anthem',
  },
  {
    name: 'Wedding Officiant',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles:
      'wedding officiant, officiant, minister, celebrant, justice of the peace, pastor, priest, chaplain, rabbi, clergy',
    keywords:
      'officiate, vows, marriage license, baptism, christening, civil ceremony, unity candle, invocation, premarital counseling, blessing',
    symptoms: 'marry us, courthouse wedding, pronounce husband and wife',
  },
  {
    name: 'Venue',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles:
      'venue, wedding venue, event venue, banquet hall, event space, reception hall, country club, innkeeper, bed and breakfast, campground, conference center',
    keywords:
      'ballroom, clubhouse, meeting room, vineyard, winery, pavilion, auditorium, lodging, bowling alley, golf course, museum, theater, farm wedding, barn wedding, rent hall',
    symptoms:
      'space 200 guests, where hold party, place get married, place guests stay, place wedding, place reception',
  },
  {
    name: 'Party Rentals',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles:
      'party rentals, balloon artist, face painter, clown, magician, santa, caricature artist, petting zoo',
    keywords:
      'tent, bounce house, inflatable, folding chairs, chair covers, portable restroom, porta potty, balloon arch, dunk tank, water slide, pony ride, fireworks, puppet show, snow cone, tables and chairs, linen rental',
    symptoms: 'entertain kids party, rent dishes, costume character',
  },
  {
    name: 'Bartender Service',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles: 'bartender service, bartender, mixologist, sommelier, mobile bar, bartending',
    keywords:
      'cocktail, open bar, drinks, keg, beer, wine, champagne toast, liquor, alcohol permit, margarita, whiskey',
    symptoms: 'pour drinks wedding, alcohol party',
  },
  {
    name: 'Limousine Service',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles:
      'limousine service, chauffeur, party bus, black car, taxi driver, cab, bus driver, charter bus',
    keywords:
      'limo, limousine, airport shuttle, sprinter van, horse carriage, rideshare, transportation, designated driver, airport ride',
    symptoms:
      'pick up airport, get guests hotel, need ride, drive mother appointments, ride bridal party, bus group',
  },
  {
    name: 'Restaurant',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles: 'restaurant, diner, pizzeria, steakhouse, cafe, grill, bistro, pub, deli',
    keywords:
      'pizza, dine, takeout, happy hour, sushi, burger, steak, seafood, mexican food, italian food, thai, date night, taco, ice cream, noodles, waiter, dinner reservation',
    symptoms: 'somewhere eat, grab lunch, eat out, hungry, place eat',
  },
  {
    name: 'Coffee Shop',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles: 'coffee shop, barista, coffee roaster, coffeehouse',
    keywords:
      'coffee, espresso, latte, cappuccino, cold brew, tea, smoothie, matcha, roast beans, mocha, juice, coffee machine office',
    symptoms: 'caffeine fix, morning pick me up',
  },
  {
    name: 'Personal Chef',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles: 'personal chef, cook, private chef',
    keywords:
      'meal prep, cooking class, freezer meals, meal delivery, grocery shopping, recipe, weekly meals',
    symptoms: 'healthy dinners made, romantic dinner home, meals new mom',
    neighbours: 'Caterer',
  },
  {
    name: 'Butcher',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'butcher, farmer, rancher, fishmonger, cheesemonger, greengrocer',
    keywords:
      'beef, pork, poultry, sausage, venison, meat, brisket, farm, produce, vegetables, eggs, honey, csa, grass fed, cheese, hay, pumpkin patch, christmas tree, turkey, bacon, jerky, fruit, cow',
    symptoms: 'process deer',
  },
  {
    name: 'Portrait Artist',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles: 'portrait artist, artist, muralist, sculptor, calligrapher, potter',
    keywords:
      'portrait, oil painting, mural, commission art, watercolor, sketch, canvas, charcoal drawing, sculpture, calligraphy, pottery, ceramics, acrylic, statue',
    symptoms: 'painting dog, paint family, artwork lobby, paint ceremony live, paint and sip',
  },
  {
    name: 'Art Gallery',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'framer, picture framer, auctioneer, estate sale company, art gallery',
    keywords:
      'picture frame, custom framing, art, shadow box, gallery, antique, collectible, auction, estate sale, coin collection, vintage, consignment, stamp collection, frame diploma',
    symptoms: 'sell parents belongings, torn painting, frame painting',
  },
];
