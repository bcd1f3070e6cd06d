/** Trade knowledge (M1): celebrations, the arts, and food to be eaten. Data only. */
import type { Profession } from '../profession.ts';

export const eventsAndFood: readonly Profession[] = [
  {
    name: 'Event Planner',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles:
      'event planner, wedding planner, party planner, event coordinator, wedding coordinator, day of coordinator, event manager, event designer, meeting planner, event organizer, wedding consultant',
    keywords:
      'wedding, party, event, birthday party, sweet 16, quinceanera, baby shower, bridal shower, gender reveal, anniversary party, retirement party, graduation party, engagement party, rehearsal dinner, reception, bachelorette, bar mitzvah, bat mitzvah, corporate event, company party, holiday party, gala, fundraiser, conference, retreat, class reunion, family reunion, celebration, ceremony, guest list, rsvp, seating chart, theme, decorations, vendors, elope, vow renewal, charity auction, ribbon cutting, milestone birthday, team outing, golf tournament, prom, bride, groom',
    symptoms:
      'getting married, got engaged, he proposed, she said yes, daughter is engaged, son wedding, plan wedding, throw party, surprise party, 50th birthday, turning 40, first birthday, host event, organize event, client appreciation, celebrate employees, launch party, planning stressful, nowhere to start wedding, coordinate vendors, run day of, big day, expecting shower, parents 50th anniversary, wedding budget, small backyard wedding, destination wedding plan, decorate hall, awards night, tie the knot, popping the question, send off, throw bash, office christmas party',
  },
  {
    name: 'Caterer',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles:
      'caterer, catering, food truck, chef, banquet chef, bbq caterer, pitmaster, food vendor, event chef, catering company, party cook',
    keywords:
      'buffet, food, boxed lunch, lunch, hors d oeuvres, appetizers, finger food, plated dinner, barbecue, taco bar, brunch, breakfast meeting, sandwich tray, party platter, charcuterie, pig roast, oyster roast, low country boil, cookout, menu tasting, servers, chafing dish, drop off lunch, dinner party, sit down meal, carving station, vegetarian menu, gluten free menu, kosher, halal, funeral food, salad, pasta bar, wings, tailgate food, picnic, potluck, snacks, banquet, dessert table, meal, platter, refreshments, taco truck, fried chicken, grazing table',
    symptoms:
      'feed guests, feed crowd, feed 100 people, feed the office, food for wedding, food for party, lunch for staff, office lunch, lunch and learn food, dinner for 50, feed my crew, meals for meeting, hungry guests, no time to cook for party, food after funeral, serve food, someone to cook, grill for party, trays of food, food at open house, breakfast for team, thanksgiving dinner cooked, rehearsal dinner food, menu for reception, allergies guests, cook for event, dinner delivered for group, eat at wedding, bbq for company, food for graduation',
  },
  {
    name: 'Baker',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles:
      'baker, bakery, cake decorator, pastry chef, cake maker, cake artist, cookie decorator, confectioner, chocolatier, cake lady, donut shop, candy maker, sugar artist',
    keywords:
      'cake, wedding cake, birthday cake, cupcake, cookie, bread, pie, pastry, donut, cinnamon roll, brownie, muffin, croissant, macaron, fondant, frosting, icing, buttercream, cake pop, sourdough, bagel, dessert, sheet cake, tiered cake, smash cake, gluten free cake, cheesecake, tart, sweets, bake, dough, sprinkles, scone, custom cookies, cake topper, vegan cake, chocolate, danish, baked goods, candy, fudge, truffle, birthday treat, cake tasting, loaf, eclair, bake sale, king cake',
    symptoms:
      'sweet tooth, something sweet, treat for office, cake for daughter, cake for party, cake shaped like, cake for 100, cookies with logo, thank you cookies, gingerbread, blow out candles, fresh baked, dessert for guests, cookies for clients, pies for thanksgiving, cake nut free, unicorn cake, cake for gender reveal, groom cake, dozen cupcakes, rolls for dinner, egg free, cutting the cake, edible gift, birthday surprise sweet, goodies for teachers, tray of pastries',
  },
  {
    name: 'Florist',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles:
      'florist, flower shop, floral designer, flower delivery, flower arranger, floral artist, flower lady, floral, wedding florist, flower girl supplier',
    keywords:
      'flower, bouquet, rose, centerpiece, corsage, boutonniere, floral arrangement, flower arrangement, wreath, funeral flowers, sympathy flowers, casket spray, tulip, lily, orchid, peony, hydrangea, sunflower, carnation, daisy, eucalyptus, greenery, vase, potted plant gift, flower arch, wedding arch, garland, petals, bridal bouquet, dried flowers, valentine, mothers day, flower crown, stem, houseplant, balloons, gift basket, fruit basket, poinsettia, fresh cut, dish garden, silk flowers, blooms, long stem, bud, nosegay, living wall, plant rental',
    symptoms:
      'send flowers, say sorry to wife, apologize to girlfriend, forgot anniversary, forgot valentine, surprise my wife, cheer up friend hospital, flowers for funeral, flowers for grave, flowers for mom, get well soon, thank you gift, prom corsage, something for lobby weekly, table arrangements, flowers for reception, flowers delivered today, say i love you, condolences, friend lost father, coworker had baby gift, congratulate new mom, romantic gesture, brighten her day, petals for aisle, fresh flowers office, allergic to lilies, in the doghouse',
  },
  {
    name: 'Photographer',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles:
      'photographer, photography, photo studio, picture taker, headshot photographer, drone pilot, photo booth',
    keywords:
      'photo, picture, headshot, senior portrait, family portrait, engagement photo, newborn photo, boudoir, photo shoot, camera, drone, aerial photo, product photo, real estate photo, photo album, retouch, passport photo, old photos scan, maternity shoot, yearbook',
    symptoms:
      'new headshot, pictures for linkedin, capture the day, christmas card picture, pictures of kids, pictures of listing, wedding pictures, restore old pictures, look bad in photos',
  },
  {
    name: 'Videographer',
    sphere: 'Events & Marketing',
    openSeatSphere: 'Business Services',
    titles:
      'videographer, filmmaker, video producer, video editor, cinematographer, film crew, camera operator, podcast producer',
    keywords:
      'video, film, footage, commercial video, promo video, wedding film, livestream, podcast, reel, training video, testimonial video, documentary, vhs transfer, youtube video, edit video, green screen, music video, home movies',
    symptoms:
      'film our wedding, film my event, video for website, digitize tapes, stream funeral, shoot commercial, start podcast, record interview',
  },
  {
    name: 'DJ',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles:
      'dj, disc jockey, emcee, mc, mobile dj, karaoke host, sound engineer, trivia host, av technician',
    keywords:
      'dance floor, playlist, karaoke, speakers rental, sound system, microphone, dance music, uplighting, dj booth, turntable, first dance, spin records, strobe, trivia night, audio visual, fog machine',
    symptoms:
      'keep people dancing, music at reception, music for party, announce couple, play songs, get crowd moving',
  },
  {
    name: 'Musician',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles:
      'musician, live band, singer, guitarist, pianist, violinist, string quartet, harpist, cellist, bagpiper, mariachi, vocalist, saxophonist, cover band, jazz trio, drummer, choir',
    keywords:
      'live music, band, acoustic, ceremony music, jazz, gig, organist, bluegrass, wedding singer, steel drum, entertainer',
    symptoms:
      'play at wedding, band for party, music walking down aisle, sing at funeral, musician for cocktail hour, live entertainment, play national anthem',
  },
  {
    name: 'Wedding Officiant',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles:
      'wedding officiant, officiant, minister, celebrant, justice of the peace, pastor, priest, chaplain, rabbi, wedding minister, clergy',
    keywords:
      'officiate, vows, marriage license, baptism, christening, elopement ceremony, civil ceremony, unity candle, interfaith ceremony, invocation, premarital counseling, blessing',
    symptoms:
      'marry us, someone to marry us, perform ceremony, not religious ceremony, courthouse wedding, write our vows, pronounce husband and wife',
  },
  {
    name: 'Venue',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles:
      'venue, wedding venue, event venue, banquet hall, event space, reception hall, party room, hotel manager, country club, innkeeper, conference center, bed and breakfast, campground',
    keywords:
      'ballroom, barn wedding, clubhouse, meeting room, hall rental, rooftop, vineyard, winery, brewery tour, rent hall, hotel block, garden venue, pavilion, auditorium, lodging, bowling alley, golf course, museum, theater, farm wedding',
    symptoms:
      'place for wedding, place for reception, space for 200 guests, room for meeting, where to hold party, place to get married, somewhere to host, place for guests to stay, outdoor ceremony spot',
  },
  {
    name: 'Party Rentals',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles:
      'party rentals, party rental company, tent rental, bounce house rental, balloon artist, face painter, clown, magician, party entertainer, santa, princess character, caricature artist, petting zoo, event rentals',
    keywords:
      'tent, bounce house, inflatable, folding chairs, tables and chairs, linen rental, chair covers, dance floor rental, portable restroom, porta potty, balloon arch, cotton candy machine, dunk tank, water slide, stage rental, games rental, pony ride, photo backdrop, fireworks, puppet show, snow cone',
    symptoms:
      'rent chairs, rent tables, rent tent, entertain kids party, rain plan outdoor wedding, bathrooms for outdoor event, something fun for kids, rent dishes, costume character',
  },
  {
    name: 'Bartender Service',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles:
      'bartender service, bartender, mobile bar, mixologist, barkeep, sommelier, bar service, barback',
    keywords:
      'cocktail, open bar, drinks, keg, beer, wine, champagne toast, signature drink, liquor, mocktail, alcohol permit, wine tasting, margarita, whiskey',
    symptoms:
      'serve drinks, pour drinks at wedding, someone to tend bar, bar at reception, alcohol for party, drinks for guests',
  },
  {
    name: 'Limousine Service',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles:
      'limousine service, limo driver, chauffeur, car service, party bus, charter bus, black car, taxi driver, cab, shuttle service, uber driver, bus driver',
    keywords:
      'limo, limousine, airport shuttle, airport ride, getaway car, town car, sprinter van, bus rental, motor coach, prom ride, wine tour ride, horse carriage, rideshare, transportation, medical transport, designated driver',
    symptoms:
      'ride to airport, pick up at airport, ride for bridal party, get guests to hotel, drive us around, bus for group, need a ride, drive my mother to appointments',
  },
  {
    name: 'Restaurant',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles:
      'restaurant, restaurateur, restaurant owner, diner, pizzeria, steakhouse, cafe, grill, bistro, pub, sushi bar, deli, tavern',
    keywords:
      'pizza, dine, dinner reservation, takeout, happy hour, sushi, burger, steak, seafood, mexican food, italian food, chinese food, thai, private dining room, date night, fast food, taco, patio dining, ice cream, noodles, waiter',
    symptoms:
      'place to eat, somewhere to eat, grab lunch, eat out, dinner tonight, hungry, take clients to dinner, table for, nice anniversary dinner',
  },
  {
    name: 'Coffee Shop',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles:
      'coffee shop, barista, coffee roaster, coffee cart, tea house, coffeehouse, juice bar, coffee truck',
    keywords:
      'coffee, espresso, latte, cappuccino, cold brew, tea, smoothie, coffee beans, matcha, roast beans, mocha, juice, coffee machine office',
    symptoms:
      'coffee for meeting, coffee for office, place to meet over coffee, caffeine fix, coffee at wedding, morning pick me up',
  },
  {
    name: 'Personal Chef',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles:
      'personal chef, private chef, home chef, meal prep service, cook, cooking teacher, private cook, family cook',
    keywords:
      'meal prep, weekly meals, home cooked, cooking class, freezer meals, family dinners, diet meals, meal delivery, special diet cooking, in home dining, cooking lesson, grocery shopping, recipe',
    symptoms:
      'no time to cook, hate cooking, learn to cook, healthy dinners made, cook at my house, meals for week, romantic dinner at home, meals for new mom',
    neighbours: 'Caterer',
  },
  {
    name: 'Butcher & Farm',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles:
      'butcher, farmer, rancher, fishmonger, meat market, farm stand, grocer, farmers market vendor, cheesemonger, dairy farmer, orchardist, meat processor, greengrocer',
    keywords:
      'beef, pork, poultry, sausage, venison, deer processing, meat, brisket, farm, produce, vegetables, eggs, honey, csa, half cow, grass fed, raw milk, cheese, hay, fresh fish, pumpkin patch, strawberry picking, christmas tree, turkey, bacon, jerky, organic food, fruit',
    symptoms:
      'buy local beef, process deer, fresh vegetables, side of beef, farm fresh eggs, cuts of meat, fill freezer with meat, local honey',
  },
  {
    name: 'Portrait Artist',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles:
      'portrait artist, artist, fine artist, portrait painter, muralist, live wedding painter, sculptor, sketch artist, calligrapher, watercolor artist, potter',
    keywords:
      'portrait, oil painting, mural, commission art, watercolor, sketch, pet portrait, canvas, charcoal drawing, sculpture, calligraphy, hand lettering, pottery, ceramics, painted portrait, chalk art, acrylic, statue',
    symptoms:
      'painting of my dog, paint picture of family, mural on wall, painting of our house, draw my kids, artwork for lobby, paint ceremony live, paint and sip',
  },
  {
    name: 'Art Gallery & Framer',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles:
      'art gallery, framer, picture framer, frame shop, gallery owner, art dealer, antique dealer, art restorer, auctioneer, estate sale company',
    keywords:
      'picture frame, custom framing, art, shadow box, matting, gallery, antique, collectible, auction, estate sale, frame jersey, frame diploma, coin collection, art show, vintage, heirloom restore, consignment, museum glass, stamp collection',
    symptoms:
      'frame a picture, frame my diploma, buy art, sell antiques, sell parents belongings, art for office walls, broken frame glass, torn painting, sell coin collection, auction off',
  },
];
