/**
 * What rosters call a trade in a member's role, beyond its titles: the field ('Dermatology'), the goods ('Tires'), the
 * place ('Bakery'). They are read in roles only (M4): in a need, 'tires' may be about much else. Data only.
 */
export const roleNames = `
Accountant: accounting, bookkeeping, bookkeeper, tax, tax preparation, tax preparer, tax services, cpa, enrolled agent, accountancy
Acupuncturist: acupuncture, oriental medicine, chinese medicine
Antique Dealer: antiques, antique mall, collectibles, vintage, estate sales, consignment
Appliance Repair: appliances
Appraiser: appraisal, appraiser, appraising, valuation
Architect: architecture, architectural, architects, aia, building design, drafting
Art Gallery: gallery, art gallery, fine art
Art Teacher: art lessons, art classes, art instruction, art studio, art school, drawing instruction, drawing lessons, pottery classes, paint and sip, painting instruction, painting lessons, painting classes
Auto Body Shop: collision, auto body, body shop, paint and body, body and paint, body work, dent repair, paintless dent repair, auto painting, paint and body works, body works
Auto Glass: windshield, auto glass, windshield repair
Auto Mechanic: auto repair, auto service, auto mechanic, car repair, ase, transmission, oil change, brakes, auto maintenance, garage, truck repair, diesel repair
Baker: bakery, cakes, baked goods, cupcakes, pastry, baking, desserts, cookies
Banker: bank, credit union, commercial lending, business lending, business loans, sba loans, treasury management
Bankruptcy Attorney: bankruptcy, debt relief law
Barber: barber, barbershop, barber shop, shave
Bartender Service: bartending, bartenders, mobile bar, bar service
Beekeeper: beekeeping, bees, honey, apiary, bee farm, swarm removal, honey farm
Blinds Installer: blinds, window treatments, window coverings, shades, shutters, drapery, window fashions, plantation shutters, curtains
Boat Mechanic: marine, marine service, marine mechanic, boat repair, boat service, boats, outboard, outboard repair, marine repair
Business Attorney: business law, corporate law, contract law, business contracts, contracts, employment law, business litigation, intellectual property law, trademark law, corporate attorney, corporate counsel, general counsel
Business Broker: business brokerage, business sales, mergers and acquisitions, mergers, m a, business intermediary, business brokers, acquisitions, exit planning, business valuation
Business Coach: business coaching, executive coaching, leadership coaching, leadership development, leadership training, leadership, sales training, sales coaching, corporate training, management consulting, management consultant, strategic planning
Butcher: meats, meat market, butcher, meat processing, deer processing, meat processor
Cabinet Maker: cabinets, cabinetry, closets, custom closets, millwork, woodworking, custom woodwork, built ins, kitchen cabinets
Car Dealer: auto sales, car sales, auto dealership, dealership, used cars, used car sales, new cars, motor vehicle dealer, car lot, truck sales, vehicle sales, auto dealer, pre owned vehicles
Car Detailer: detailing, auto detailing, ceramic coating, car wash, detail shop, auto spa
Carpet Cleaner: carpet cleaning, carpet care, upholstery cleaning, rug cleaning, carpet and upholstery, carpet cleaner, tile and grout cleaning, carpet and rug cleaning
Caterer: catering, caterer, food truck, barbecue catering
Child Care: child care, childcare, daycare, day care, preschool, child development, early childhood education, after school care, early learning, early education, learning center
Chimney Sweep: chimney, chimney services, fireplaces, chimney cleaning, hearth
Chiropractor: chiropractic, chiropractor, spinal care
Coffee Shop: coffee, coffee shop, coffee house, espresso, coffee roaster, tea room
Commercial Cleaner: janitorial, commercial cleaning, office cleaning, custodial, custodian, commercial janitorial, janitor, post construction cleaning, facility services, building cleaning
Commercial Realtor: commercial real estate, real estate commercial, ccim, sior, office leasing, industrial real estate, retail leasing, commercial leasing, commercial property, commercial broker
Concrete Contractor: concrete, flatwork, paving, driveways, asphalt, asphalt paving, stamped concrete, concrete construction, cement
Copywriter: copywriting, content writing, writing, writer, editing, editor, ghostwriting, ghostwriter, proofreading, technical writing, blogging
Countertop Fabricator: countertops, granite, quartz, marble, stone countertops, granite tops, marble tops, stone fabrication, solid surface, countertop fabrication, countertop installation
Courier: courier, delivery service, deliveries, messenger, same day delivery, package delivery
Credit Repair: credit repair, credit restoration, credit score, credit consulting, credit consultant
Criminal Defense Attorney: criminal defense, criminal law, criminal, dwi, dui, traffic law, traffic attorney, traffic tickets
DJ: dj, djs, disc jockey, karaoke, mobile dj
Dance Studio: dance, ballet, ballroom, dance instruction, dance academy
Deck Builder: decks, porches, screened porches, pergolas, patio covers, deck construction, outdoor living, sunrooms, gazebos
Dentist: dental, dentistry, dentist, dds, dmd, family dental, periodontics, endodontics, oral surgery
Dermatologist: dermatology, skin cancer, dermatologists
Digital Marketer: marketing, advertising, digital marketing, social media, seo, ppc, branding, internet marketing, radio advertising, print advertising, email marketing, direct mail, outdoor advertising, media buying, lead generation
Dog Groomer: grooming, dog grooming, pet grooming, groomer, pet spa
Dog Trainer: dog training, canine training, dog obedience, obedience training, puppy training, dog behavior, pet training, canine behavior
Driving School: driver training, driver education, drivers ed, driving instruction, driving academy, driving lessons, driving, cdl training, truck driving
Dry Cleaner: dry cleaning, dry cleaners, laundry, cleaners, laundromat, wash and fold, garment care
Drywall Contractor: drywall, sheetrock, plaster, drywall repair, wallboard
Electrician: electrical, electric, electricians, electrical contracting, generators, ev chargers, lighting installation, wiring
Embroidery & Apparel: embroidery, apparel, screen printing, custom shirts, logo wear, custom apparel, t shirts, promotional apparel, uniforms, t shirt printing, monogramming
Estate Planning Attorney: estate planning, elder law, probate, wills, trusts, wills and trusts, trusts and estates, estate law, estates
Esthetician: skin care, skincare, facials, waxing, esthetics, aesthetics, lashes, eyelash extensions, medical spa, med spa, spa, esthetician, aesthetician, permanent makeup, electrolysis, laser hair removal
Event Planner: event planning, event coordination, wedding planning, event planner, event management, event design, party planning, meeting planning, event production, wedding coordination, corporate events
Excavation Contractor: excavation, excavating, grading, site work, land clearing, site development, earthwork, site prep, demolition, land grading, bulldozing, forestry mulching
Family Doctor: family medicine, primary care, family practice, internal medicine, urgent care, general practice, family physician, concierge medicine, direct primary care, physician, nurse practitioner, medical practice
Family Law Attorney: family law, divorce, custody, child custody, domestic law, family attorney, mediation, divorce mediation
Farm Stand: farm, produce, farm market, farmers market, fresh produce, vegetables, eggs, orchard, csa, farm fresh, fruit stand
Fence Contractor: fence, gates, fence installation
Financial Advisor: financial planning, wealth management, investments, retirement planning, edward jones, primerica, raymond james, ameriprise, investing, financial advisory, asset management, annuities, financial planner, financial coaching, life insurance agent, college planning, investment advisory
Flooring Installer: flooring, floors, floor covering, hardwood, hardwood floors, tile, carpet, lvp, laminate, tile installation, floor refinishing
Florist: flowers, floral, florist, floral design, flower shop
Funeral Director: funeral, funeral home, cremation, mortuary, embalmer, burial, cemetery, memorial services
Furniture Repair: furniture repair, furniture restoration, furniture refinishing, upholstery, upholsterer, reupholstery, furniture, antique restoration, wood refinishing, upholstering
Garage Door Technician: garage doors, overhead doors, door openers
General Contractor: remodeling, remodeler, home building, home builder, custom homes, renovation, additions, kitchen and bath, kitchen remodeling, bath remodeling, general contracting, builders, design build, home remodeling, home construction, new home construction, new construction, commercial construction, residential construction
Glass Company: glass, glazing, glazier, mirrors, shower doors, glass and mirror, storefront glass, glass repair
Graphic Designer: graphic design, logo design, graphics, graphic arts, illustration, graphic designer, illustrator, brand design
Gutter Service: gutters, gutter guards, seamless gutters, gutter cleaning, leaf guards
HVAC Technician: hvac, heating, cooling, air conditioning, heating and air, heating and cooling, refrigeration, furnace, heat pumps, heating and ac, indoor air quality, climate control
Hair Stylist: hair, hair salon, hair care, cosmetology, cosmetologist, hairdresser, beauty salon, hair color, hair extensions, hair design, stylist, salon, hair studio, blow dry bar, salon suites
Handyman: handyman, handymen, home repairs, home maintenance, odd jobs, handyman services, property maintenance, handywoman, small repairs
Health Insurance Agent: health insurance, medicare, employee benefits, group benefits, group health, benefits, insurance health, supplemental insurance, aflac, voluntary benefits, health benefits, group health insurance, long term care insurance, disability insurance
Hearing Aid Specialist: hearing aids, audiology, audiologist, hearing, hearing care, hearing instruments
Home Inspector: home inspection, home inspector, inspections, radon, inspector, inspection services, property inspection, building inspection, radon testing
Home Organizer: organizing, organizer, home organizing, home organization, decluttering, professional organizer, organization, downsizing
Home Security Installer: security systems, alarms, alarm systems, home security, security cameras, burglar alarm, surveillance, access control, cctv, cameras, alarm monitoring, security alarms, video surveillance
Home Stager: staging, home staging, stager, home stager
Home Theater Installer: home theater, audio video, home audio, home automation, smart home, av installation, audio video installation, tv mounting, tv installation, audiovisual, audio visual, home entertainment, smart home installation, sound systems
House Cleaner: house cleaning, residential cleaning, home cleaning, maid, maid service, cleaning, housekeeping, domestic cleaning, move out cleaning, housekeeper
House Painter: painting, painter, house painting, interior painting, exterior painting, wallpaper, wallcovering, wall coverings, cabinet painting, staining
IT Support: it, it services, it support, managed it, computers, computer repair, cybersecurity, cyber security, networks, managed services, msp, network support, data backup, information technology, computer services, cloud services, technology support, technical support, computer networking, computer support, cloud computing
Immigration Attorney: immigration, visas, citizenship, green cards, immigration law, naturalization
Insulation Contractor: insulation, spray foam, insulating, attic insulation
Insurance Agent: insurance, property casualty insurance, property and casualty, casualty insurance, home insurance, auto insurance, insurance agency, commercial insurance, business insuranceage
Interior Designer: interior design, interiors, interior decorating, interior decorator, home decor, decorating, decorator, kitchen and bath design, interior designers, kitchen design, decor, home furnishings
Irrigation Specialist: irrigation, sprinklers, sprinkler systems, lawn sprinklers, sprinkler repair, irrigation contractor
Jeweler: jewelry, jewelers, jewellery, diamonds, watches, watch repair, gemologist, fine jewelry
Junk Removal: junk, junk removal, hauling, cleanouts, trash removal, debris removal, junk hauling, estate cleanouts, dumpster rental, dumpsters, trash hauling, waste removal
Land Surveyor: surveying, surveyor, land surveying, surveying and mapping
Landscaper: landscaping, lawn care, lawn, lawn maintenance, landscape design, lawn service, grounds maintenance, hardscaping, lawn and landscape, turf, mowing, landscape maintenance, gardening, sod, landscape lighting
Life Coach: life coaching, personal coach, personal development, career coaching, relationship coach, mindset coach, personal growth
Limousine Service: limo, limousine, chauffeur, car service, party bus, black car, airport transportation, airport shuttle, executive car, chauffeured transportation, charter bus, airport transfers, shuttle, executive car service
Locksmith: locksmith, locks, keys, lock and key, lockout, safes
Lumber Yard: lumber, building supply, building materials, hardware, lumber yard, sawmill, building products, hardware store
Makeup Artist: makeup, make up, bridal makeup, makeup artistry, airbrush makeup, cosmetics, makeup artist
Martial Arts: martial arts, karate, taekwondo, jiu jitsu, self defense, judo, kickboxing, tae kwon do, krav maga, brazilian jiu jitsu, kung fu
Mason: masonry, brick, stone masonry, stonework, bricklayer, brick and stone, stone, brickwork, bricklaying, block, masonry contractor, brick and block, tuckpointing, brick mason
Massage Therapist: massage, bodywork, massage therapy, massage therapist, reflexology
Merchant Services: merchant services, credit card processing, payment processing, payments, point of sale, pos systems, card processing, merchant processing, pos, electronic payments
Mortgage Lender: mortgage, home loans, lender, mortgage lending, refinancing, mortgage broker, reverse mortgages, loan originator, residential lending, home lending, mortgage banking, home mortgages, refi
Mover: moving, movers, moving and storage, relocation services, household moving, residential moving, packing and moving
Music Teacher: music lessons, piano lessons, guitar lessons, music instruction, music school, school of music, voice lessons, music academy, violin lessons, music education, piano instruction, voice instruction, music studio, piano teacher, drum lessons
Musician: live music, band, musicians, string quartet, harpist, vocalist, pianist, singer, wedding band, live entertainment, performing artist, live bands, wedding music
Nail Salon: nails, manicure, pedicure, mani, nail technician, nail care, manicurist, nail spa
Nanny: nanny, babysitting, babysitters, in home childcare, in home child care, nanny placement, au pair
Notary: notary, loan signing, notary public, signing agent, mobile notary, notarial
Nutritionist: nutrition, dietitian, dietician, nutrition counseling, weight loss, dietetics, nutrition coach, nutritional counseling, weight management, diet
Optometrist: optometry, eye care, eyecare, vision, vision care, optical, eyewear, optician, eye doctor, eyeglasses, optometric, vision center, ophthalmology, optometrists
Orthodontist: orthodontics, braces, orthodontist, invisalign
Party Rentals: party rentals, event rentals, tents, tent rentals, bounce houses, inflatables, table and chair rentals, wedding rentals, rentals, party supplies, tables, chairs
Payroll Provider: payroll, human resources, peo, hr services, payroll services, hr outsourcing, employee leasing, hr consulting, payroll processing
Pediatrician: pediatrics, childrens doctor, pediatricians, pediatric medicine
Personal Chef: personal chef, private chef, meal prep, chef, in home chef, private dining, meal preparation
Personal Injury Attorney: personal injury, injury law, injury, accident attorney, workers compensation, injury lawyers, auto accidents, accident law, wrongful death, accident lawyer, medical malpractice, social security disability, pi attorney, pi law
Personal Trainer: personal training, fitness, gym, personal trainer, fitness training, fitness studio, crossfit, fitness center, boot camp, fitness trainer, strength training, health club, strength and conditioning, pilates
Pest Control: pest, termite, exterminator, exterminating, pest control, pest management, mosquito control, wildlife removal, extermination, mosquito, wildlife control, pest services, bed bugs, animal control, fumigation, structural pest
Pet Sitter: pet sitting, dog walking, pet care, pet boarding, dog daycare, boarding, kennel, pet sitter, dog boarding, doggie daycare, dog walker
Pharmacist: pharmacy, drug store, pharmacist, compounding, apothecary, prescriptions, drugstore, druggist
Phone Systems: phone systems, telecom, telecommunications, voip, business phones, phones, telephone systems, telephone, telephony, unified communications, business telephone
Photographer: photography, photographer, headshots, photo studio, portrait photography, aerial photography, photos, wedding photography
Physical Therapist: physical therapy, physical therapist, rehab, rehabilitation, sports rehab, occupational therapy, physical rehabilitation, sports medicine
Plumber: plumbing, plumber, drains, drain cleaning, water heaters, sewer, plumbing contractor, sewer repair, rooter
Pool Company: pools, swimming pools, pool service, pool construction, hot tubs, pool builder, pool maintenance, pools and spas, pool cleaning
Portrait Artist: portraits, portrait artist, fine art portraits, portrait painting, portrait drawings, caricatures, portrait painter, artist, murals, portraiture, pet portraits
Pressure Washing: pressure washing, power washing, soft wash, exterior cleaning, pressure cleaning, house washing, roof cleaning, softwash, exterior washing
Print Shop: printing, printer, copies, commercial printer, signs, signage, promotional products, vehicle wraps, banners, brochures, business cards, print and mail, copy shop, promotional items, wraps, awards, trophies, engraving, printing services, reprographics, mailing services
Private Investigator: investigations, private investigations, investigator, private investigator, investigative, surveillance investigations, detective, background checks, process server, private detective
Propane Supplier: propane, lp gas, lpg, propane gas, propane delivery, bottled gas, heating oil, fuel oil
Property Manager: property management, property manager, hoa management, association management, rental management, community management, rental property management, apartment management, vacation rental management, leasing
Public Relations: public relations, media relations, publicist, publicity, press relations, communications firm, crisis communications
Real Estate Attorney: real estate law, real estate attorney, real estate closings, closing attorney, closings, title insurance, title company, title, title services, residential closings
Realtor: real estate, keller williams, coldwell banker, century 21, exp realty, remax, re max, realtor, realty, real estate sales, residential real estate, realtorsage, luxury homes, home sales, land sales, buyers and sellers, new homes, listing agent, buyers agent
Restaurant: restaurant, dining, pizza, pizzeria, grill, diner, bar and grill, bistro, eatery, steakhouse, pub, barbecue, sandwiches, deli
Restoration Contractor: restoration, water damage, fire damage, mold remediation, mitigation, disaster restoration, damage restoration, mold, remediation, water restoration, fire restoration, smoke damage, disaster recovery, storm damage
Roofer: roofing, roofer, shingles, metal roofing, roof repair
Security Guard Service: security guards, guards, security officers, private security, patrol, guard services, event security, armed security, security patrol, bodyguard, executive protection, protective services
Senior Care Provider: senior care, home care, in home care, elder care, home health, caregiving, caregivers, assisted living, hospice, senior living, companion care, non medical home care, home health care, eldercare, memory care, aging in place, senior services, personal care aides, senior placement, in home senior care, nursing home
Septic Service: septic, septic tanks, septic systems, septic pumping, onsite wastewater, wastewater, portable toilets
Siding Contractor: siding, vinyl siding, siding contractor, exteriors, exterior remodeling, fiber cement siding, trim and siding
Solar Installer: solar, solar energy, solar power, solar panels, nabcep, renewable energy, solar installation, photovoltaic
Sports Coach: sports training, athletic training, golf instruction, baseball lessons, athletic coach, golf instructor, sports coaching, golf lessons, tennis lessons, swim lessons, tennis instruction, athletics, sports instruction, sports performance, coaching sports, tennis pro, golf pro, gymnastics, youth sports
Staffing Agency: staffing, recruiting, recruiters, employment agency, temp agency, recruitment, executive search, temporary staffing, temp services, direct hire, personnel services, employment services, personnel, headhunter, placement, talent acquisition
Structural Engineer: structural engineering, structural, foundation engineering, structural inspections, civil engineering
Tailor: alterations, tailoring, seamstress, sewing, dressmaker, dressmaking, bridal alterations, custom clothing
Therapist: counseling, counselor, mental health, psychotherapy, psychologist, therapy, therapist, behavioral health, psychology, marriage counseling, psychiatry, family therapy, marriage and family therapy, psychological services, family counseling
Tire Shop: tires, wheels, tires and wheels, alignment, tire and auto, tire center, wheel alignment
Towing Service: towing, wrecker, roadside assistance, vehicle recovery, wrecker service, tow truck, tow service
Translator: translation, translator, interpreter, interpreting, interpretation, language services, translating, court interpreter, sign language
Travel Agent: travel agency, travel planning, travel planner, cruises, vacations, travel advisor, travel agent, vacation planning, cruise planner, vacation planner, tours, tour operator, travel consultant, travel, destination weddings
Tree Service: tree, tree removal, arborist, stump grinding, tree care, stump removal, tree service, tree trimming, stump, tree work, tree pruning
Tutor: tutoring, academic coaching, test prep, learning services, sat prep, academic support, academic tutoring, college prep, homework help
Venue: venue, banquet hall, event space, event center, banquet, banquet facility, wedding barn, meeting space, wedding venue, event venue, event facility, reception hall, conference center, private events
Veterinarian: veterinary, veterinarian, animal hospital, vet clinic, animal clinic, dvm, pet hospital, pet clinic, veterinary medicine
Videographer: videography, video production, videographer, film production, drone video, films, wedding films, video, corporate video, filmmaking, video editing, filmmaker, drone videography
Virtual Assistant: virtual assistant, administrative support, virtual assistance, virtual administrative, virtual admin, executive assistant, office support, va services, administrative services, online business management, secretarial services, administrative assistant
Waterproofing Contractor: waterproofing, crawl space, crawlspace, foundation repair, encapsulation, basement waterproofing, foundation waterproofing, moisture control, basements, french drains, drainage
Web Designer: web design, website design, web development, websites, web hosting, website development, web developer, web designer, wordpress, e commerce, app development, software development, web
Wedding Officiant: officiant, wedding officiant, wedding minister, wedding ceremonies, vow renewals, minister, ceremonies, celebrant, clergy
Welder: welding, metal fabrication, welder, ironwork, iron works, fabrication, metalwork, ornamental iron, metal work, mobile welding, steel fabrication
Well Driller: wells, well drilling, well pumps, water wells, pump service, well contractor, drilling, well service
Window Cleaner: window cleaning, window washing, window washer, window cleaner
Window Installer: windows, window replacement, replacement windows, window installation, windows and doors, doors, entry doors
Yoga Instructor: yoga, meditation, yoga studio, yoga and pilates, breathwork
`;
