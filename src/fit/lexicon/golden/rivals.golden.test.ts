import { describe, expect, it } from 'vitest';
import { idOf } from '../ids.ts';
import { findMentions, termById } from '../lexicon.ts';

/** Sentences that name one thing each: no two of a line are the same thing. */
const rivals: string[][] = [
  ['Dashboards in Domo', 'Dashboards in TIBCO Spotfire', 'Dashboards in ThoughtSpot'],
  ['Reports in Looker', 'Reports in Google Data Studio', 'Reports in Mode Analytics'],
  ['Reads an oscilloscope', 'Reads a multimeter', 'Reads a logic analyzer'],
  ['Flights in Sabre', 'Flights in the Amadeus GDS', 'Flights in Galileo GDS'],
  ['Scans with Nessus', 'Scans with Qualys', 'Scans with Rapid7'],
  ['Layouts in InDesign', 'Layouts in QuarkXPress'],
  ['Knows COMSOL', 'Knows Abaqus', 'Knows OpenFOAM'],
  ['Programs Allen-Bradley', 'Programs Siemens S7', 'Programs Beckhoff'],
  ['Runs a Haas mill', 'Runs a CNC mill by Mazak', 'Runs a CNC lathe by Okuma'],
  ['Guards hosts with CrowdStrike', 'Guards hosts with McAfee', 'Guards hosts with SentinelOne'],
  ['Audits to ISO 9001', 'Audits to AS9100', 'Audits to IATF 16949', 'Audits to ISO 17025'],
  ['Runs CMMS work orders', 'Runs a coordinate measuring machine'],
  ['Registered as RHIT', 'Registered as RHIA', 'Registered as CCS-P'],
  ['Holds CompTIA CySA+', 'Holds CompTIA PenTest+', 'Holds CompTIA CASP+'],
  ['Passed Series 79', 'Passed Series 57', 'Passed the SIE exam'],
  ['Licensed as a veterinarian with MRCVS', 'Licensed as a certified veterinary technician'],
  ['Has a Class B CDL', 'Has a CDL with tanker endorsement', 'Has a class A CDL'],
  ["Drives on a valid driver's license", 'Has own car'],
  ['Signs in American Sign Language', 'Signs in British Sign Language'],
  ['Enters data entry batches', 'Leads data collection in the field'],
  ['Uses FTIR', 'Uses Raman spectroscopy', 'Uses XRF'],
  ['Sells Route sales', 'Sells consumer goods'],
  ['Five years in accounting', 'Five years in public accounting'],
  ['Writes scenarios in Behat', 'Writes scenarios in Cucumber BDD'],
  ['Runs payroll', 'Runs certified payroll'],
  ['Commercial lending', 'Asset-based lending', 'Agricultural lending'],
];

/** Names of one thing that must stay one. */
const same: [first: string, second: string][] = [
  ['TIBCO Spotfire', 'Spotfire'],
  ['Knows Maximo', 'Knows IBM Maximo'],
  ['Coordinate measuring machine', 'CMM'],
  ['Lean Six Sigma Green Belt', 'Six Sigma Green Belt'],
  ['InfusionSoft', 'Keap'],
  ['KeepTruckin', 'Motive ELD'],
  ['Wiring diagrams', 'Schematic reading'],
];

const read = (text: string) => findMentions(text).map(({ term }) => term.id);

describe('rival products and credentials', () => {
  it.each(rivals)('are not each other: %s', (...sentences) => {
    const lists = sentences.map(read);
    for (const [index, ids] of lists.entries()) {
      expect(ids, sentences[index]).not.toEqual([]);
      for (const other of lists.slice(index + 1)) expect(other).not.toEqual(ids);
    }
  });

  it.each([
    ['Domo', 'Spotfire'],
    ['Oscilloscope', 'Multimeter'],
    ['Sabre GDS', 'Amadeus GDS'],
    ['ISO 9001', 'AS9100'],
  ])('earn a part of the credit: %s and %s', (first, second) => {
    const credit = termById(idOf(first))?.near.find(({ id }) => id === idOf(second))?.credit ?? 0;
    expect(credit).toBeGreaterThan(0);
    expect(credit).toBeLessThan(0.8);
  });

  it.each([
    ['Koha', 'Integrated library systems'],
    ['Metasys', 'Building management systems'],
    ['CrowdStrike', 'Endpoint security'],
    ['AS9100', 'Manufacturing'],
  ])('count as what they are a kind of: %s is %s', (member, family) => {
    expect(termById(idOf(member))?.families).toContain(idOf(family));
  });
});

describe('other names of the same thing', () => {
  it.each(same)('%s = %s', (first, second) => {
    expect(read(first)).toEqual(read(second));
  });
});
