import { useCombobox } from 'downshift';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { maxUniversityQueryLength, type University } from '../../../shared/rules/university-rules.ts';
import { useUniversitySearch } from '../../lib/universities/use-university-search.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { controlClass } from '../../ui/fields/control-class.ts';
import { type ControlProps, Field, type FieldText } from '../../ui/fields/field.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { UniversityOptions } from './university-options.tsx';
import { searchMessage } from './university-words.ts';

type InputProps = {
  name: string;
  defaultValue?: string;
  required?: boolean;
  maxLength?: number;
  'data-autofocus'?: boolean;
  /** Called when a university is chosen from the list. */
  onChoose?: (university: University) => void;
};

type UniversityPickerProps = FieldText & InputProps & { className?: string };

const clearQueryMs = 300;
const isNarrow = () => matchMedia('(width < 768px)').matches;

/**
 * A text box that suggests universities. Any text is accepted: the list only helps. Until JavaScript runs it is a plain
 * text box. Below 768 px the box and its list cover the screen.
 */
export function UniversityPicker(props: UniversityPickerProps) {
  const { label, hideLabel, hint, errors, labelEnd, className, ...input } = props;
  return (
    <Field {...{ label, hideLabel, hint, errors, labelEnd, className }} required={input.required}>
      {(control) => <Combobox {...input} label={label} control={control} />}
    </Field>
  );
}

type ComboboxProps = InputProps & { label: FieldText['label']; control: ControlProps };

function Combobox({ label, control, defaultValue, onChoose, ...attributes }: ComboboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useQuery(isOpen);
  const { search, tryAgain } = useUniversitySearch(query, isOpen);
  const { universities } = search;
  const hydrated = useHydrated();
  const { highlightedIndex, setHighlightedIndex, closeMenu, getInputProps, getMenuProps, getItemProps } =
    useCombobox<University>({
      items: universities,
      itemToString: (university) => university?.name ?? '',
      inputId: control.id,
      isOpen,
      onIsOpenChange: (change) => setIsOpen(change.isOpen),
      initialInputValue: defaultValue,
      onInputValueChange: ({ type, inputValue }) => {
        if (type === InputChange) setQuery(inputValue.slice(0, maxUniversityQueryLength));
      },
      onSelectedItemChange: ({ selectedItem }) => {
        if (!selectedItem || !input.current) return;
        input.current.value = selectedItem.name;
        // Forms listen for input events to check the field and to save a draft.
        input.current.dispatchEvent(new Event('input', { bubbles: true }));
        onChoose?.(selectedItem);
      },
      stateReducer: (state, { type, changes }) => {
        if (type === InputChange) {
          // The event that tells the form what was chosen, not somebody typing.
          if (changes.inputValue === state.inputValue) return state;
          // Text that the page puts back on its own, such as a draft, does not open the list.
          return { ...changes, selectedItem: null, isOpen: document.activeElement === input.current };
        }
        // A second click moves the caret; it must not close the list.
        if (type === InputClick) return { ...changes, isOpen: true };
        return ignoredChanges.includes(type) ? state : changes;
      },
    });
  // The next answer may arrive between an arrow key and Enter: the highlight follows its university there.
  const listed = useRef(universities);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index belongs to the list before.
  useLayoutEffect(() => {
    const highlighted = listed.current[highlightedIndex]?.id;
    listed.current = universities;
    setHighlightedIndex(universities.findIndex(({ id }) => id === highlighted));
  }, [universities]);

  const message = searchMessage(search);
  const { onKeyDown, ...inputProps } = getInputProps({
    ref: input,
    // Uncontrolled: React would put an old value back into a controlled box while it repeats what was typed early.
    value: undefined,
    defaultValue,
    ...attributes,
    ...control,
    'aria-labelledby': undefined,
    ...(hydrated ? { 'aria-expanded': isOpen && universities.length > 0 } : plainTextBox),
  });

  /** Without a highlighted option these keys do what they do in any text box. Downshift would clear a closed box on Escape. */
  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    const isChoosing = isOpen && highlightedIndex >= 0;
    const isTextKey = { Enter: !isChoosing, Home: !isChoosing, End: !isChoosing, Escape: !isOpen }[event.key];
    if (!isTextKey) {
      onKeyDown?.(event);
      // Downshift says so only in a later task, and an Escape before that would close the list again instead of a dialog.
      if (event.key === 'Enter') setIsOpen(false);
      return;
    }
    if (event.key !== 'Enter' || !isOpen) return;
    closeMenu();
    // Enter submits the form, but not one that is covered by the list.
    if (isNarrow()) event.preventDefault();
  }

  return (
    <div className="min-h-10 md:min-h-9">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only closes the list when the focus leaves. */}
      <div
        onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || closeMenu()}
        className={classNames(
          'relative',
          isOpen &&
            'max-md:fixed max-md:inset-0 max-md:z-50 max-md:flex max-md:flex-col max-md:gap-3 max-md:overflow-y-auto max-md:overscroll-contain max-md:bg-surface max-md:p-4',
        )}
      >
        {isOpen ? (
          <div className="flex items-center justify-between gap-4 md:hidden">
            <span aria-hidden="true" className="font-[620]">
              {label}
            </span>
            <Button onClick={closeMenu}>Done</Button>
          </div>
        ) : null}
        <input
          type="text"
          {...inputProps}
          onKeyDown={handleKey}
          className={classNames(controlClass, 'h-10 max-md:shrink-0 md:h-9')}
        />
        <UniversityOptions
          {...{ isOpen, search, message, highlightedIndex, getMenuProps, getItemProps }}
          onTryAgain={() => {
            input.current?.focus();
            tryAgain();
          }}
        />
        <p role="status" className="sr-only">
          {isOpen ? message.announcement : null}
        </p>
      </div>
    </div>
  );
}

const { InputBlur, InputChange, InputClick, ItemMouseMove, MenuMouseLeave } = useCombobox.stateChangeTypes;

/**
 * The wrapper closes the list, because the focus may move from the box to "Try again". And only the arrow keys highlight
 * an option: otherwise Enter would choose whatever the mouse happens to point at instead of using the typed text.
 */
const ignoredChanges: unknown[] = [InputBlur, ItemMouseMove, MenuMouseLeave];

const plainTextBox = {
  role: undefined,
  'aria-autocomplete': undefined,
  'aria-expanded': undefined,
  'aria-controls': undefined,
  'aria-activedescendant': undefined,
};

/** The text to search for. It is cleared shortly after the list closes, so that the next time starts afresh. */
function useQuery(isOpen: boolean) {
  const [query, setQuery] = useState('');
  const clearing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (isOpen) return;
    clearing.current = setTimeout(() => setQuery(''), clearQueryMs);
    return () => clearTimeout(clearing.current);
  }, [isOpen]);
  const ask = (text: string) => {
    // On a slow device the list opens some time after the first letter.
    clearTimeout(clearing.current);
    setQuery(text);
  };
  return [query, ask] as const;
}
