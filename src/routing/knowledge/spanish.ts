/**
 * The commonest Spanish names of each trade and of its things, without accents, by the trade's name or
 * by an English title that several share. Data only.
 */
export const spanishNames = `
Realtor: agente inmobiliario, bienes raices, inmobiliaria
Mortgage Lender: hipoteca, prestamo hipotecario, hipotecas
Accountant: contador, contadora, contable, impuestos, declaracion de impuestos
Financial Advisor: asesor financiero, asesora financiera
Insurance Agent: agente de seguros, seguro de auto, aseguranza, seguros
Health Insurance Agent: seguro medico, seguro de salud, aseguranza medica
Banker: banquero, banquera, cuenta bancaria
Estate Planning Attorney: testamento, abogado de testamentos, herencia
Real Estate Attorney: abogado de bienes raices, abogado inmobiliario, escrituras
Family Law Attorney: abogado de divorcio, divorcio, abogado de familia
lawyer: abogado, abogada, abogados
Criminal Defense Attorney: abogado penalista, abogado criminal, abogado penal
Personal Injury Attorney: abogado de accidentes, abogado de lesiones
Business Attorney: abogado de negocios, abogado de empresas, abogado mercantil
Immigration Attorney: abogado de inmigracion, inmigracion, abogado migratorio
Bankruptcy Attorney: bancarrota, abogado de bancarrota, quiebra
Notary: notario, notaria, notario publico
Private Investigator: investigador privado, detective privado
Commercial Realtor: local comercial, bienes raices comerciales
Property Manager: administrador de propiedades, administracion de propiedades
Appraiser: tasador, tasadora, avaluo
Business Broker: venta de negocios, vender mi negocio
Credit Repair: reparacion de credito, arreglar mi credito
IT Support: reparacion de computadoras, computadora, soporte tecnico
Payroll Provider: nomina, servicio de nomina
Business Coach: asesor de negocios, consultor de negocios
Staffing Agency: agencia de empleo, agencia de trabajo, reclutador
Merchant Services: procesamiento de tarjetas, terminal de tarjetas
Virtual Assistant: asistente virtual, secretaria virtual
Phone Systems: sistema telefonico, telefonos para oficina
Makeup Artist: maquillista, maquilladora, maquillaje
Digital Marketer: mercadotecnia, mercadeo digital, redes sociales
Web Designer: pagina web, disenador web, sitio web
Print Shop: imprenta, impresiones, tarjetas de presentacion
Graphic Designer: disenador grafico, disenadora grafica, diseno grafico
Copywriter: redactor, redactora, redaccion
Public Relations: relaciones publicas
Embroidery & Apparel: bordado, bordados, camisetas personalizadas
Event Planner: organizador de eventos, organizadora de eventos, planificadora de eventos
Caterer: comida para fiestas, servicio de banquetes
Baker: panadero, panaderia, pastelera, pasteleria
Florist: florista, floristeria, floreria
Photographer: fotografo, fotografa, fotografo de bodas
Videographer: videografo, video de bodas
DJ: disc jockey, musica para fiestas, dj para fiestas
Musician: musico, mariachi, musica en vivo
Wedding Officiant: oficiante de bodas, ministro de bodas
Venue: salon de fiestas, salon de eventos
Party Rentals: renta de sillas, renta de mesas, brincolin
Bartender Service: cantinero, mesero
Limousine Service: limusina, renta de limusina
Restaurant: restaurante, comida mexicana
Coffee Shop: tienda de cafe, granos de cafe
Personal Chef: cocinero, cocinera, chef privado
Portrait Artist: retratista, retrato
Dentist: dentista, dolor de muela, muela
Massage Therapist: masajista, masaje, masajes
Personal Trainer: entrenador personal, entrenadora personal
Senior Care Provider: cuidado de ancianos, cuidadora de ancianos, cuidador de ancianos
Hair Stylist: peluquera, estilista, salon de belleza, corte de pelo
Barber: barbero, barberia, peluquero
Nail Salon: manicurista, salon de unas, unas acrilicas
Esthetician: esteticista, limpieza facial, cosmetologa
Chiropractor: quiropractico, dolor de espalda
Physical Therapist: fisioterapeuta, terapia fisica, fisioterapia
Family Doctor: medico, medico de familia, doctora
Pediatrician: pediatra, medico de ninos
Optometrist: oculista, optometrista, lentes
Orthodontist: ortodoncista, frenos dentales, ortodoncia
Therapist: psicologo, psicologa, terapeuta
Life Coach: coach de vida, entrenador de vida
Nutritionist: nutriologo, nutriologa, nutricionista
Yoga Instructor: clases de yoga, instructora de yoga, maestra de yoga
Acupuncturist: acupunturista, acupuntura
Pharmacist: farmaceutico, farmacia, farmaceutica
Hearing Aid Specialist: audifonos, aparatos auditivos, audiologo
Dermatologist: dermatologo, dermatologa, medico de la piel
Mover: mudanza, mudanzas, compania de mudanzas
Security Guard Service: guardia de seguridad, guardias de seguridad, vigilante
Commercial Cleaner: limpieza de oficinas, limpieza comercial
Translator: traductor, traductora, interprete, traduccion
Courier: mensajero, mensajeria, paqueteria
Butcher: carnicero, carniceria
Farm Stand: verduras frescas, huevos frescos, granja
Beekeeper: apicultor, apicultora, abejas
Art Gallery: galeria de arte
Antique Dealer: antiguedades, anticuario
Auto Mechanic: mecanico, taller mecanico, mecanica
Auto Body Shop: hojalatero, hojalateria, taller de carroceria
Tire Shop: llantera, llantas, llanta
Car Detailer: lavado de autos, lavado de carros, detallado de autos
Car Dealer: venta de autos, concesionario, comprar un carro
Towing Service: grua, gruas, remolque
Auto Glass: parabrisas, vidrio de auto, vidrios de autos
Boat Mechanic: mecanico de lanchas, mecanico de botes, lancha
Travel Agent: agente de viajes, agencia de viajes, viajes
Veterinarian: veterinario, veterinaria
Dog Groomer: peluqueria canina, estetica canina, bano de perros
Pet Sitter: cuidado de mascotas, cuidador de perros, paseador de perros
Dog Trainer: entrenador de perros, adiestrador de perros
Tutor: tutora, clases particulares, maestro particular
Music Teacher: clases de musica, maestro de musica, clases de guitarra, clases de piano
Art Teacher: clases de arte, maestra de arte, clases de pintura
Child Care: guarderia, cuidado de ninos
Nanny: ninera, nineras
Driving School: escuela de manejo, clases de manejo
Dance Studio: clases de baile, academia de baile
Martial Arts: artes marciales, clases de karate
Sports Coach: entrenador deportivo, entrenador de futbol
Funeral Director: funeraria, funerarias
Tailor: sastre, costurera, modista
Jeweler: joyero, joyeria
Dry Cleaner: tintoreria, lavanderia
Roofer: techador, techo, techero, goteras, gotera, tejado
Plumber: plomero, plomeria, fontanero
Electrician: electricista, electricidad
HVAC Technician: aire acondicionado, tecnico de aire acondicionado, calefaccion
House Painter: pintor, pintor de casas, pintar mi casa
General Contractor: contratista, carpintero, carpinteria, remodelacion, albanil
Flooring Installer: instalador de pisos, pisos, piso laminado
Home Inspector: inspector de casas, inspeccion de casa
Handyman: reparaciones del hogar, arreglos de casa, mil usos
Restoration Contractor: danos por agua, restauracion, danos por incendio
Waterproofing Contractor: impermeabilizacion, impermeabilizar
House Cleaner: limpieza de casas, limpiar casas, limpieza
Pest Control: fumigador, fumigacion, control de plagas, cucarachas
Locksmith: cerrajero, cerrajeria, cerradura
Garage Door Technician: puerta de garaje, puerta del garaje, puertas de garaje
Appliance Repair: reparacion de electrodomesticos, lavadora, refrigerador descompuesto
Window Installer: ventanas, instalador de ventanas
Siding Contractor: revestimiento, revestimiento exterior
Gutter Service: canaletas, canalones
Insulation Contractor: aislamiento, aislante
Drywall Contractor: tablaroca, tabla roca, yesero
Cabinet Maker: gabinetes, ebanista
Countertop Fabricator: cubiertas de granito, granito, encimeras
Chimney Sweep: deshollinador, chimenea
Window Cleaner: limpieza de ventanas, limpiar ventanas
Carpet Cleaner: limpieza de alfombras, alfombras, alfombra
Junk Removal: sacar basura, recoger basura, basura
Solar Installer: paneles solares, energia solar
Home Security Installer: alarma para casa, camaras de seguridad
Home Theater Installer: cine en casa, instalar television
Interior Designer: disenador de interiores, decoradora, decorador
Home Stager: preparar casa para vender
Home Organizer: organizadora de casas, organizar mi casa
Glass Company: vidriero, vidrieria, vidrios
Blinds Installer: persianas, cortinas
Furniture Repair: tapicero, tapiceria, reparacion de muebles
Propane Supplier: gas propano, propano
Architect: arquitecto, arquitecta
Structural Engineer: ingeniero estructural, ingeniero
Landscaper: jardinero, jardineria, cortar el pasto, cesped
Tree Service: podar arboles, cortar arboles, arboles, arbol
Irrigation Specialist: riego, sistema de riego, aspersores
Septic Service: fosa septica, tanque septico
Well Driller: perforacion de pozos, pozo de agua
Pool Company: piscina, limpieza de piscinas, alberca
Fence Contractor: cerca de madera, cercas, bardas
Deck Builder: terraza de madera, terrazas
Concrete Contractor: concreto, cemento
Mason: ladrillos, ladrillo, mamposteria
Excavation Contractor: excavacion, excavadora
Pressure Washing: lavado a presion
Welder: soldador, soldadura
Land Surveyor: topografo, topografia, agrimensor
Lumber Yard: madereria, maderas
`;

/** Words of grammar and of requests in Spanish, French, German, Portuguese and Italian that English does not have. */
export const foreignWords: ReadonlySet<string> = new Set(
  (
    'el los las un una unos unas del con para por que mi tu su y en necesito necesitamos busco buscamos quiero hay esta como ' +
    'alguien donde cuanto cuesta le les des du avec et dans je cherche besoin mon ma une pour der ein eine einen ich ' +
    'brauche suche fur mit und mein meine das preciso uma um com nao meu minha procuro il della di mio sono cerco de'
  ).split(' '),
);
