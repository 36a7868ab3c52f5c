/** The pages of the posting server. All employers are made up. */
export type TestPage = { status?: number; headers?: Record<string, string>; body: string; gzip?: boolean };

const nurseText = `<p>Harrow Vale Hospital runs a busy surgical ward of 28 beds. We are looking for a registered nurse to join the night team.</p>
<h3>What you will do</h3>
<ul><li>Look after up to six patients before and after surgery</li><li>Give medication and keep the drug chart up to date</li><li>Hand over to the day team in writing and in person</li></ul>
<h3>What you need</h3>
<ul><li>A current nursing registration</li><li>At least 2 years of experience on a surgical ward</li><li>Intravenous therapy certificate</li></ul>
<h3>Nice to have</h3>
<ul><li>Experience with electronic patient records</li></ul>
<p>The post is full-time, on rotating nights, and pays from £33,500 a year.</p>`;

const nurse = {
  '@context': 'https://schema.org/',
  '@type': 'JobPosting',
  title: 'Registered Nurse, Surgical Ward',
  description: nurseText,
  datePosted: '2026-10-05',
  employmentType: ['FULL_TIME'],
  identifier: { '@type': 'PropertyValue', name: 'Harrow Vale Hospital', value: 'HV-118' },
  hiringOrganization: {
    '@type': 'Organization',
    name: 'Harrow Vale Hospital',
    sameAs: 'https://harrowvale.example',
  },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: 'Harrow Vale',
      addressRegion: 'Kent',
      addressCountry: 'GB',
    },
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'GBP',
    value: { '@type': 'QuantitativeValue', minValue: 33500, maxValue: 38200, unitText: 'YEAR' },
  },
};

// Templates often leave raw line breaks in the description, which is invalid JSON.
const electricianGraph = `{"@context":"https://schema.org","@graph":[
  {"@type":"WebPage","@id":"https://brightwire.example/jobs/site-electrician#page","name":"Site Electrician"},
  {"@type":"Organization","@id":"https://brightwire.example/#us","name":"Brightwire Electrical","url":"https://brightwire.example"},
  {"@type":["JobPosting","Thing"],"title":"Site Electrician","hiringOrganization":{"@id":"https://brightwire.example/#us"},
   "employmentType":"CONTRACTOR","datePosted":"2026-11-02",
   "jobLocation":[{"@type":"Place","address":{"addressLocality":"Leeds","addressCountry":"GB"}},{"@type":"Place","address":{"addressLocality":"York","addressCountry":"GB"}}],
   "description":"<p>Second fix and testing on new-build homes.</p>
<h3>You bring</h3>
<ul><li>NVQ Level 3 in electrical installation</li>
<li>18th Edition wiring regulations</li>
<li>A driving licence</li></ul>",
  }]}`;

const payrollText =
  '&lt;p&gt;Run the monthly payroll for 400 people.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Sage Payroll, every day&lt;/li&gt;&lt;li&gt;Pensions &amp;amp; auto-enrolment&lt;/li&gt;&lt;/ul&gt;';

const careersPage = (main: string, title: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title} | Tidewater Kitchens careers</title>
<meta property="og:site_name" content="Tidewater Kitchens"><meta property="og:title" content="${title} | Tidewater Kitchens careers">
<style>.x { color: red }</style><script>window.tracking = '<p>not a sentence of the posting</p>';</script></head>
<body class="has-cookie-banner">
<header><a href="/">Tidewater Kitchens</a><h1>Work with us</h1></header>
<nav><ul><li><a href="/jobs">All jobs</a></li><li><a href="/about">About</a></li></ul></nav>
<div class="cookie-banner"><p>We use cookies to remember what you looked at. Accept them all or choose.</p><button>Accept</button></div>
<main>${main}</main>
<footer><p>Tidewater Kitchens Ltd, registered in a town by the sea. All rights reserved.</p></footer>
</body></html>`;

const cookMain = `<h1>Line Cook</h1><p>Brighton &middot; Part-time, 24 hours a week</p>
<p>Our seafood kitchen serves 140 covers on a Friday night, and we are hiring one more pair of steady hands for the fish section.</p>
<h2>Your day</h2>
<ul><li>Prepare and cook on the fish section to our recipes</li><li>Keep stock rotated, labelled and within temperature</li><li>Leave the section clean for the next shift</li></ul>
<h2>What we look for</h2>
<ul><li>1 year of experience in a busy kitchen</li><li>Food Hygiene Level 2</li><li>Free on Friday and Saturday evenings</li></ul>
<p>We pay £13.20 per hour plus a share of the tips. To apply, send us your résumé.</p>
<ul><li><a href="/jobs/kitchen-porter">Kitchen Porter</a></li><li><a href="/jobs/pastry-chef">Pastry Chef</a></li></ul>`;

const listingMain = `<h1>All jobs</h1><ul>${[
  'Line Cook',
  'Kitchen Porter',
  'Pastry Chef',
  'Head Waiter',
  'Bookkeeper',
]
  .map(
    (title) =>
      `<li><a href="/jobs/x"><h3>${title}</h3></a> <a href="/jobs/x">Read more about this job</a> <p>Part-time in Brighton, apply by Friday. We are hiring people with experience.</p></li>`,
  )
  .join('')}</ul>`;

const labTechnician = `<div itemscope itemtype="https://schema.org/JobPosting">
<h1 itemprop="title">Laboratory Technician</h1>
<span itemprop="hiringOrganization" itemscope itemtype="https://schema.org/Organization"><b itemprop="name">Fennel Diagnostics</b></span>
<span itemprop="jobLocation" itemscope><span itemprop="address" itemscope><span itemprop="addressLocality">Dublin</span>, <span itemprop="addressCountry">IE</span></span></span>
<meta itemprop="employmentType" content="PART_TIME"><time itemprop="datePosted" datetime="2026-09-14">14 September</time>
<div itemprop="description"><p>You receive samples, label them and run the morning's blood counts on two analysers.</p>
<ul><li>A diploma in laboratory science</li><li>Care with samples and with records</li></ul></div></div>`;

const jsonLd = (data: string, heading: string) =>
  `<!doctype html><html lang="en"><head><title>${heading}</title><script type="application/ld+json">${data}</script></head><body><h1>${heading}</h1></body></html>`;

const html = { 'content-type': 'text/html; charset=utf-8' };

export const postingPages: Record<string, TestPage> = {
  '/jobs/registered-nurse': { headers: html, body: jsonLd(JSON.stringify(nurse), nurse.title) },
  '/jobs/site-electrician': { headers: html, body: jsonLd(electricianGraph, 'Site Electrician') },
  '/jobs/payroll-clerk': {
    headers: html,
    body: jsonLd(
      JSON.stringify([
        { '@type': 'http://schema.org/JobPosting', title: 'Payroll Clerk', description: payrollText },
      ]),
      'Payroll Clerk',
    ),
  },
  '/jobs/line-cook': { headers: html, body: careersPage(cookMain, 'Line Cook') },
  '/jobs/lab-technician': { headers: html, body: careersPage(labTechnician, 'Laboratory Technician') },
  '/jobs/packed-nurse': { headers: html, body: jsonLd(JSON.stringify(nurse), nurse.title), gzip: true },
  '/jobs': { headers: html, body: careersPage(listingMain, 'All jobs') },
  '/jobs/several': {
    headers: html,
    body: jsonLd(JSON.stringify([nurse, { ...nurse, title: 'Theatre Nurse' }]), 'Jobs at Harrow Vale'),
  },
  '/about': {
    headers: html,
    body: careersPage(
      '<h1>About us</h1><p>Three sisters opened the first kitchen in a boat house, and the boat house still stands.</p>',
      'About us',
    ),
  },
  '/leaflet.pdf': { headers: { 'content-type': 'application/pdf' }, body: '%PDF-1.7 not really' },
  '/moved': { status: 301, headers: { location: '/jobs/registered-nurse' }, body: '' },
  '/broken': { status: 500, headers: html, body: '<h1>Something broke</h1>' },
};
