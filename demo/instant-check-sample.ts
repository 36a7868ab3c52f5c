/** A made-up pair of texts for the landing page: a cook who fits the job well, but with gaps. */
export const instantCheckSample = {
  resume: `Rosalind Achterberg
Bristol · 0117 496 0143 · rosalind.achterberg@example.com

PROFILE
Chef de partie with five years in fresh-food restaurants. Strong on the grill and on sauces, steady at the pass.

EXPERIENCE

Senior Chef de Partie, The Copper Gate, Bristol
May 2023 – present
• Run the grill and sauce sections in an 85-cover brasserie, up to 160 covers on a Saturday
• Stand in for the sous chef two nights a week: run the pass and lead a team of six
• Wrote four dishes for the autumn menu; the lamb neck is still the best seller
• Order meat and fish daily and brought waste down from 7% to 4%
• Keep HACCP records and the allergen matrix; five-star hygiene rating in 2024 and 2026

Chef de Partie, Harrow & Vine, Bath
September 2021 – April 2023
• Worked veg, larder and pastry in a seasonal kitchen with its own garden
• Trained two commis chefs, one of whom now runs the larder

Commis Chef, Quay House Hotel, Plymouth
July 2020 – August 2021
• Breakfast, banqueting for 120 and cold starters
• Stock counts and deliveries for the whole kitchen

EDUCATION
NVQ Level 2 Professional Cookery, Plymouth, 2020

CERTIFICATES
Level 3 Award in Food Safety, 2024
Emergency First Aid at Work, 2025

SKILLS
Grill, sauces, butchery, fish preparation, pastry basics, menu writing, allergens, ordering, stock control

LANGUAGES
English, French (basic)

Sample résumé: made up`,
  posting: `Sous Chef
Bristol · full time · £35,000 plus tips

About us
The Lantern Room is a neighbourhood restaurant with 70 seats, an open kitchen and a short menu that changes with the seasons. (A made-up posting for trying Rolefit.)

What you will do
• Run the pass on four services a week and lead a brigade of seven
• Write and cost seasonal dishes with the head chef
• Order daily, manage stock and keep food cost at 30%
• Train commis chefs and chefs de partie
• Keep HACCP and allergen records in order

What you need
• At least two years as a sous chef or senior chef de partie in a fresh-food kitchen
• Level 3 food safety certificate
• Experience of menu costing and gross profit
• Confident with fish, butchery and sauces
• NVQ Level 3 in professional cookery or equivalent

Nice to have
• Pastry experience
• Rota planning in a scheduling tool such as Deputy or Planday
• First aid certificate
• Spanish or Italian

What we offer
Three days off together, meals on duty, 30 days of holiday and a share of the service charge. We welcome applicants from every background.`,
};
