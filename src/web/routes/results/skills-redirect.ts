import { redirect } from 'react-router';

/** The career path's other name. */
export function loader() {
  return redirect('/skill-gap');
}
