import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';

type CompanyLogoProps = {
  company: { id: string; name: string; logo: 'kept' | 'unknown' | 'none' };
  size?: 'md' | 'lg';
};

const sizes = { md: 'size-10 text-sm', lg: 'size-14 text-lg' };

/** A company's logo. Shows its initials if there is none, and until a logo of `unknown` state has loaded. */
export function CompanyLogo({ company: { id, name, logo }, size = 'md' }: CompanyLogoProps) {
  const image = useRef<HTMLImageElement>(null);
  const [loaded, setLoaded] = useState(logo === 'kept');
  // The image may have loaded or failed before hydration.
  useEffect(() => {
    if (image.current?.complete) setLoaded(image.current.naturalWidth > 0);
  }, []);
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-md border bg-sunken font-[600] text-ink-2 select-none',
        sizes[size],
      )}
    >
      {initials(name)}
      {logo === 'none' ? null : (
        <img
          ref={image}
          src={`/companies/${id}/logo`}
          alt=""
          loading="lazy"
          decoding="async"
          onLoad={() => setLoaded(true)}
          onError={() => setLoaded(false)}
          className={classNames(
            'absolute inset-0 size-full bg-picture object-contain p-1',
            loaded ? null : 'invisible',
          )}
        />
      )}
    </span>
  );
}

/** Initials of the first and last word that start with a letter or digit: "Strand & Oakhollow" is SO. */
function initials(name: string): string {
  const letters = name
    .split(/\s+/)
    .flatMap((word) => word.match(/^[^\p{L}\p{N}]*([\p{L}\p{N}])/u)?.[1] ?? []);
  return [letters[0], letters.length > 1 ? letters.at(-1) : undefined].join('').toUpperCase();
}
