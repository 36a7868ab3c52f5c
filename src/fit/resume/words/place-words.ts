const names = (text: string) =>
  new Set(
    text
      .toLowerCase()
      .split(/[,\n]/)
      .map((name) => name.trim())
      .filter(Boolean),
  );

/** US, Canadian and Australian postal codes of states; they count in capitals after a comma or a city. */
export const STATE_CODES = new Set(
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR AB BC MB NB NL NS ON PE QC SK NSW VIC QLD TAS ACT UK USA UAE ST N.J. N.Y. N.C. S.C. N.M. N.H. R.I. D.C. U.S. U.S.A. U.K. U.A.E.'.split(
    ' ',
  ),
);

/** Countries, states and provinces. */
export const REGIONS = names(`
alabama, alaska, arizona, arkansas, california, colorado, connecticut, delaware, florida, georgia, hawaii, idaho, illinois, indiana, iowa, kansas, kentucky, louisiana, maine, maryland,
massachusetts, michigan, minnesota, mississippi, missouri, montana, nebraska, nevada, new hampshire, new jersey, new mexico, new york, north carolina, north dakota, ohio, oklahoma,
oregon, pennsylvania, rhode island, south carolina, south dakota, tennessee, texas, utah, vermont, virginia, washington, west virginia, wisconsin, wyoming, district of columbia, puerto rico,
alberta, british columbia, manitoba, new brunswick, newfoundland, nova scotia, ontario, quebec, saskatchewan, new south wales, victoria, queensland, tasmania, western australia, south australia,
andhra pradesh, arunachal pradesh, assam, bihar, chhattisgarh, goa, gujarat, haryana, himachal pradesh, jharkhand, karnataka, kerala, madhya pradesh, maharashtra, manipur, meghalaya, mizoram,
nagaland, odisha, orissa, punjab, rajasthan, sikkim, tamil nadu, tamilnadu, telangana, tripura, uttar pradesh, uttarakhand, west bengal, jammu and kashmir, delhi ncr, ncr,
england, scotland, wales, northern ireland, ireland, united kingdom, great britain, u.k., uk, united states, united states of america, usa, u.s.a., u.s., us, canada, mexico, australia, new zealand, india, pakistan, bangladesh,
sri lanka, nepal, china, p.r. china, japan, south korea, korea, taiwan, hong kong, singapore, malaysia, indonesia, thailand, vietnam, philippines, cambodia, myanmar, united arab emirates, uae, u.a.e., saudi arabia, ksa, qatar,
kuwait, bahrain, oman, yemen, israel, lebanon, jordan, iraq, iran, turkey, egypt, morocco, tunisia, algeria, libya, sudan, ethiopia, kenya, uganda, tanzania, rwanda, nigeria, ghana, senegal, cameroon, south africa, zimbabwe,
zambia, botswana, namibia, mozambique, angola, germany, deutschland, france, spain, españa, italy, italia, portugal, netherlands, belgium, luxembourg, switzerland, schweiz, austria, österreich, denmark, sweden, norway, finland, iceland,
poland, czech republic, czechia, slovakia, hungary, romania, bulgaria, greece, croatia, serbia, slovenia, bosnia, albania, north macedonia, ukraine, russia, belarus, estonia, latvia, lithuania, moldova, kazakhstan, uzbekistan, afghanistan,
brazil, brasil, argentina, chile, peru, colombia, venezuela, ecuador, bolivia, paraguay, uruguay, costa rica, panama, guatemala, honduras, el salvador, nicaragua, cuba, jamaica, haiti, dominican republic, trinidad, malta, cyprus,
bavaria, bayern, hessen, baden-württemberg, nordrhein-westfalen, lombardy, catalonia, andalusia, île-de-france, middle east, north america, western europe, europe, asia, africa, remote`);

/** Cities that stand in résumés without a state or country beside them. */
export const CITIES = names(`
new york city, nyc, los angeles, chicago, houston, phoenix, philadelphia, san antonio, san diego, dallas, san jose, austin, jacksonville, fort worth, columbus, charlotte, san francisco, indianapolis, seattle, denver,
boston, el paso, nashville, detroit, oklahoma city, portland, las vegas, memphis, louisville, baltimore, milwaukee, albuquerque, tucson, fresno, sacramento, kansas city, mesa, atlanta, omaha, colorado springs, raleigh,
miami, long beach, virginia beach, oakland, minneapolis, tulsa, tampa, arlington, new orleans, wichita, cleveland, bakersfield, aurora, anaheim, honolulu, santa ana, riverside, corpus christi, lexington, stockton, st. louis, saint louis,
st. paul, pittsburgh, cincinnati, anchorage, greensboro, lincoln, plano, orlando, irvine, newark, durham, chula vista, toledo, fort wayne, st. petersburg, laredo, jersey city, chandler, madison, lubbock, scottsdale, reno, buffalo,
glendale, gilbert, winston-salem, north las vegas, norfolk, chesapeake, garland, irving, hialeah, fremont, boise, richmond, baton rouge, spokane, des moines, tacoma, san bernardino, modesto, fontana, santa clarita, birmingham, oxnard, fayetteville,
moreno valley, rochester, glendale, huntington beach, salt lake city, grand rapids, amarillo, yonkers, aurora, montgomery, akron, little rock, huntsville, augusta, shreveport, knoxville, chattanooga, tallahassee, fort lauderdale, tempe, cupertino,
mountain view, palo alto, sunnyvale, santa clara, redmond, bellevue, brooklyn, manhattan, queens, bronx, hoboken, cambridge, ann arbor, boulder, berkeley, pasadena, hartford, new haven, providence, albany, syracuse, trenton, princeton, harrisburg, wilmington, charleston, savannah,
columbia, topeka, springfield, peoria, lansing, kalamazoo, dayton, evansville, bloomington, iowa city, cedar rapids, fargo, sioux falls, billings, cheyenne, santa fe, washington dc, washington d.c., washington, d.c.,
toronto, montreal, vancouver, calgary, edmonton, ottawa, winnipeg, quebec city, hamilton, halifax, mississauga, waterloo, london, manchester, birmingham, leeds, glasgow, edinburgh, liverpool, bristol, sheffield, cardiff, belfast, nottingham, oxford, leicester,
dublin, cork, paris, lyon, marseille, toulouse, nantes, lille, bordeaux, berlin, munich, münchen, hamburg, cologne, köln, frankfurt, frankfurt am main, stuttgart, düsseldorf, leipzig, dresden, hannover, nürnberg, bremen, dortmund, essen, zurich, zürich, geneva, basel, bern, vienna, wien,
amsterdam, rotterdam, the hague, utrecht, eindhoven, brussels, antwerp, luxembourg, madrid, barcelona, valencia, seville, sevilla, bilbao, málaga, rome, roma, milan, milano, naples, turin, torino, florence, lisbon, porto, copenhagen, stockholm, gothenburg, oslo, helsinki, warsaw, krakow, prague, budapest, bucharest, sofia,
athens, istanbul, ankara, moscow, kyiv, kiev, minsk, tel aviv, jerusalem, haifa, dubai, abu dhabi, sharjah, riyadh, jeddah, dammam, doha, kuwait city, manama, muscat, cairo, alexandria, casablanca, tunis, lagos, abuja, accra, nairobi, addis ababa, johannesburg, cape town, durban, pretoria,
bangalore, bengaluru, bangalore urban, mumbai, bombay, navi mumbai, thane, pune, delhi, new delhi, noida, greater noida, gurgaon, gurugram, faridabad, ghaziabad, hyderabad, secunderabad, chennai, madras, kolkata, calcutta, ahmedabad, surat, vadodara, baroda, rajkot, jaipur, jodhpur, udaipur, kota, lucknow, kanpur,
agra, varanasi, allahabad, meerut, indore, bhopal, jabalpur, gwalior, nagpur, nashik, aurangabad, kolhapur, solapur, coimbatore, madurai, trichy, tiruchirappalli, salem, vellore, erode, kochi, cochin, ernakulam, trivandrum, thiruvananthapuram, kozhikode, calicut, thrissur, mysore, mysuru, mangalore, hubli, belgaum, dharwad,
visakhapatnam, vizag, vijayawada, guntur, tirupati, nellore, warangal, bhubaneswar, cuttack, rourkela, raipur, bilaspur, bhilai, ranchi, jamshedpur, dhanbad, patna, gaya, guwahati, chandigarh, mohali, panchkula, ludhiana, amritsar, jalandhar, patiala, dehradun, haridwar, shimla, jammu, srinagar, pondicherry, puducherry,
karachi, lahore, islamabad, rawalpindi, dhaka, chittagong, colombo, kathmandu, beijing, shanghai, guangzhou, shenzhen, hangzhou, chengdu, nanjing, wuhan, tokyo, osaka, kyoto, seoul, busan, taipei, hong kong, singapore, kuala lumpur, penang, jakarta, bandung, bangkok, hanoi, ho chi minh city, manila, quezon city, makati, cebu,
sydney, melbourne, brisbane, perth, adelaide, canberra, auckland, wellington, christchurch, mexico city, ciudad de méxico, guadalajara, monterrey, são paulo, sao paulo, rio de janeiro, brasília, buenos aires, santiago, lima, bogotá, bogota, medellín, medellin, cali, caracas, quito, montevideo, san juan, havana`);
