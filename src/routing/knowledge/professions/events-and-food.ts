/** Trade knowledge (M1): celebrations, the arts, and food to be eaten. Data only. */
import type { Profession } from '../profession.ts';

export const eventsAndFood: readonly Profession[] = [
  {
    name: 'Event Planner',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles: 'event planner, wedding planner, party planner, wedding coordinator, event coordinator',
    keywords:
      'wedding, party, event, birthday party, sweet 16, quinceanera, baby shower, gender reveal, anniversary party, rehearsal dinner, reception, bachelorette, bar mitzvah, gala, fundraiser, conference, retreat, celebration, ceremony, guest list, rsvp, seating chart, theme, decorations, vendors, elope, charity auction, ribbon cutting, team outing, golf tournament, prom, bride, groom, bridal shower, family reunion, graduation party, engagement party, corporate event, holiday party, retirement party, organizer, decor, balloons, timeline, tablescapes, shindig, banquet, kickoff, coordinator, nuptials, convention, pinterest, auction, organize, venue, marry, centennial, sorority',
    symptoms:
      'got engaged, he proposed, daughter engaged, surprise party, turning 40, celebrate employees, planning stressful, popping question, first birthday, awards night, nowhere start wedding, parents 50th anniversary, coordinate vendors, throw bash, product launch, renew vows, portable toilets, throw party, law wedding, tent chair, kid party',
  },
  {
    name: 'Caterer',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles: 'caterer, catering, food truck, chef, pitmaster',
    keywords:
      'buffet, food, lunch, hors d oeuvres, appetizers, finger food, plated dinner, barbecue, taco bar, brunch, charcuterie, pig roast, oyster roast, cookout, servers, chafing dish, kosher, halal, funeral food, salad, wings, picnic, potluck, snacks, banquet, meal, platter, refreshments, fried chicken, dinner party, breakfast meeting, sandwich tray, vegetarian, boxed lunch, gluten free menu, low country boil, carving station, dessert table, pasta bar, bbq, slaw, trays, luncheon, crawfish, bites, grazing, repast, supper, hors, lasagna, biryani',
    symptoms:
      'feed crowd, lunch staff, feed crew, hungry guests, no time cook party, serve food, grill party, food open house, thanksgiving dinner cooked, eat wedding, feed guests, feed office, dinner 50, allergies guests, breakfast team, rehearsal dinner food, feed 100 people, food graduation, tea sandwiches, southern food, cheese tray, chef event, fruit tray, mexican food, bartender food, hot food, kitchen open, hosting family, kitchen venue, real house',
  },
  {
    name: 'Baker',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles:
      'baker, bakery, pastry chef, confectioner, chocolatier, cake decorator, cake lady, donut shop, candy maker',
    keywords:
      'cake, wedding cake, birthday cake, cupcake, cookie, bread, pie, pastry, donut, cinnamon roll, brownie, muffin, croissant, macaron, fondant, frosting, icing, buttercream, cake pop, sourdough, bagel, dessert, cheesecake, tart, sweets, bake, dough, sprinkles, scone, chocolate, baked goods, candy, fudge, truffle, loaf, eclair, tiered cake, gluten free cake, custom cookies, cake topper, buns, lemon, tiered, edible, cannoli, strawberry, slice, topper, iced, unicorn, danish, cobbler',
    symptoms:
      'sweet tooth, treat office, cake shaped like, gingerbread, blow out candles, fresh baked, egg free, edible gift, goodies teachers, cookies logo, pies thanksgiving, rolls dinner, nut free treat, cutting cake, cake daughter, dozen cupcakes, tray pastries, petit four, first birthday, gender reveal cake, hot cross, grooms cake, layer cake, king cake, pound cake, baby shower cake, cake tasting, party dessert, wholesale bread, naked cake, run coffee, velvet grandma, shower dessert',
  },
  {
    name: 'Florist',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles: 'florist, floral, wedding florist, flower shop, floral designer, flower delivery',
    keywords:
      'flower, bouquet, rose, centerpiece, corsage, boutonniere, wreath, funeral flowers, sympathy flowers, tulip, lily, orchid, peony, sunflower, daisy, greenery, vase, garland, petals, valentine, houseplant, balloons, gift basket, poinsettia, blooms, nosegay, carnation, hydrangea, fruit basket, bridal bouquet, wedding arch, dried flowers, casket spray, eucalyptus, stems, wildflowers, arbor, bunch, mums, arrangements, blossom, succulent, apologize',
    symptoms:
      'say sorry wife, apologize girlfriend, forgot anniversary, cheer up friend hospital, table arrangements, condolences, congratulate new mom, romantic gesture, brighten her day, flowers grave, something lobby weekly, prom corsage, coworker had baby gift, petals aisle, send flowers, wrist corsage, standing spray, cemetery flowers, dozen roses, preserve bouquet, cheer up, send something, silk flowers, prom flowers, ceremony flowers, bride bouquet, mom flowers, hotel lobby, dish garden, away family',
  },
  {
    name: 'Photographer',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles: 'photographer, photography, drone pilot, photo booth',
    keywords:
      'photo, picture, headshot, senior portrait, boudoir, camera, drone, real estate photo, retouch, passport photo, maternity shoot, yearbook, family portrait, engagement photo, family picture, capture',
    symptoms:
      'pictures linkedin, capture day, pictures listing, wedding pictures, mini session, food photos',
  },
  {
    name: 'Videographer',
    sphere: 'Events & Marketing',
    openSeatSphere: 'Business Services',
    titles: 'videographer, filmmaker, videography',
    keywords:
      'video, film, footage, livestream, podcast, reel, vhs transfer, music video, clip, vhs',
    symptoms: '',
  },
  {
    name: 'DJ',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles: 'dj, disc jockey, emcee, mc, sound engineer, trivia host, av technician',
    keywords:
      'dance floor, playlist, karaoke, sound system, microphone, turntable, spin records, audio visual, fog machine, dance music, motown, mic, announcements, tunes',
    symptoms:
      'announce couple, play songs, get crowd moving, music reception, hip hop, music party, latin music',
  },
  {
    name: 'Musician',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles:
      'musician, singer, guitarist, violinist, harpist, cellist, mariachi, drummer, choir, pianist',
    keywords:
      'live music, band, acoustic, jazz, organist, wedding singer, ceremony music, aisle, horn',
    symptoms: '',
  },
  {
    name: 'Wedding Officiant',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles: 'wedding officiant, minister, celebrant, pastor, officiant',
    keywords: 'vows, marriage license, baptism, unity candle, preacher',
    symptoms: 'marry us',
  },
  {
    name: 'Venue',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles:
      'venue, wedding venue, event venue, banquet hall, event space, reception hall, country club, conference center',
    keywords: 'meeting room, vineyard, winery, golf course, barn wedding',
    symptoms: 'space 200 guests, place reception',
  },
  {
    name: 'Party Rentals',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles: 'party rentals, balloon artist, face painter, magician, petting zoo',
    keywords:
      'tent, bounce house, inflatable, folding chairs, porta potty, dunk tank, fireworks, snow cone, tables and chairs, marquee',
    symptoms: '',
  },
  {
    name: 'Bartender Service',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles: 'bartender service, bartender, mixologist, mobile bar',
    keywords: 'cocktail, open bar, drinks, beer, wine, liquor, alcohol permit, margarita',
    symptoms: '',
  },
  {
    name: 'Limousine Service',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles: 'limousine service, chauffeur, party bus, black car, cab, bus driver, taxi driver',
    keywords:
      'limo, limousine, airport shuttle, sprinter van, transportation, designated driver, airport',
    symptoms: 'get guests hotel, ride bridal party',
  },
  {
    name: 'Restaurant',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles: 'restaurant, diner, cafe, grill, pub',
    keywords:
      'pizza, takeout, sushi, burger, steak, seafood, date night, taco, ice cream, dinner reservation',
    symptoms: 'grab lunch',
  },
  {
    name: 'Coffee Shop',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles: 'coffee shop, barista',
    keywords:
      'coffee, espresso, latte, cappuccino, cold brew, tea, smoothie, roast beans, mocha, juice, decaf, caffeine',
    symptoms: '',
  },
  {
    name: 'Personal Chef',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles: 'personal chef, cook, private chef',
    keywords: 'meal prep, cooking class, meal delivery, grocery shopping, prepared',
    symptoms: '',
    neighbours: 'Caterer',
  },
  {
    name: 'Butcher',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'butcher, farmer',
    keywords:
      'beef, pork, sausage, meat, brisket, produce, eggs, honey, grass fed, turkey, bacon, cow, deboned, marrow',
    symptoms: '',
  },
  {
    name: 'Portrait Artist',
    sphere: 'Events & Marketing',
    openSeatSphere: 'General Business Services',
    titles: 'portrait artist, artist, muralist',
    keywords:
      'portrait, oil painting, mural, commission art, watercolor, sketch, canvas, charcoal drawing, sculpture, calligraphy, pottery, acrylic, likeness',
    symptoms: 'painting dog, paint family',
  },
  {
    name: 'Art Gallery',
    sphere: 'Other Services',
    openSeatSphere: 'General Business Services',
    titles: 'framer, picture framer, art gallery',
    keywords: 'picture frame, art, gallery, antique, auction, estate sale, exhibit, artist',
    symptoms: '',
  },
];
