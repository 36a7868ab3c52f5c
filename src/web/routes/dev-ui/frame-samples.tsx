import { ErrorPage } from '../../components/errors/error-page.tsx';
import { Card } from '../../ui/card.tsx';
import { Specimen, Specimens } from './specimen.tsx';

/** States of the page frame that this page itself does not show. */
export function FrameSamples() {
  return (
    <Specimens title="Frame">
      <Specimen name="Error page">
        <Card>
          <ErrorPage />
        </Card>
      </Specimen>
    </Specimens>
  );
}
