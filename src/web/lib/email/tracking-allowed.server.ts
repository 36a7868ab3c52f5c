/** False if the browser asks not to be tracked. */
export const isTrackingAllowed = ({ headers }: Request): boolean =>
  headers.get('Sec-GPC') !== '1' && headers.get('DNT') !== '1';
