import { useEffect, useId, useState } from 'react';
import { api } from '#app/api-client/api.client.ts';
import type { PickerAnswer } from '#core/names/pickers.ts';
import { articleDeskCopy } from '#core/news/copy/desk.ts';
import { Chosen, type Named } from './chosen.tsx';

const copy = articleDeskCopy.write;
const WAIT_MS = 180;
const MOST = 8;

type SubjectPickerProps = {
	label: string;
	search: string;
	kind: 'team' | 'competition';
	chosen: readonly Named[];
	/** `added` = the new item with its name; null when one was removed. */
	onChange(ids: string[], added: Named | null): void;
};

/**
 * Several teams or competitions: a combobox (WAI-ARIA) with the guide's own search, and the chosen
 * items above it.
 */
export function SubjectPicker({ label, search, kind, chosen, onChange }: SubjectPickerProps) {
	const id = useId();
	const [term, setTerm] = useState('');
	const [active, setActive] = useState(0);
	const found = useFound(kind, term);
	const ids = chosen.map((one) => one.id);
	const options = found.filter((one) => !ids.includes(one.id));
	const isOpen = term.trim() !== '';

	function add(one: Named | undefined): void {
		if (one === undefined) return;
		onChange([...ids, one.id], one);
		setTerm('');
		setActive(0);
	}

	return (
		<div className="subject">
			<label className="field-label" htmlFor={id}>
				{label}
			</label>
			<Chosen
				list={chosen}
				onRemove={(gone) =>
					onChange(
						ids.filter((other) => other !== gone),
						null,
					)
				}
			/>
			<div className="subject-search">
				<div className="field-box">
					<input
						id={id}
						role="combobox"
						autoComplete="off"
						placeholder={search}
						value={term}
						aria-expanded={isOpen}
						aria-controls={`${id}-list`}
						aria-autocomplete="list"
						aria-activedescendant={isOpen && options.length > 0 ? `${id}-${active}` : undefined}
						onChange={(event) => {
							setTerm(event.target.value);
							setActive(0);
						}}
						onKeyDown={(event) => {
							const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
							if (event.key === 'Escape') setTerm('');
							if (event.key === 'Enter') add(options[active]);
							if (step !== undefined && options.length > 0)
								setActive((active + step + options.length) % options.length);
							if (step !== undefined || event.key === 'Enter') event.preventDefault();
						}}
					/>
				</div>
				<div
					id={`${id}-list`}
					role="listbox"
					aria-label={copy.found}
					className="subject-options"
					hidden={!isOpen || options.length === 0}
				>
					{options.map((one, place) => (
						<div
							key={one.id}
							id={`${id}-${place}`}
							role="option"
							aria-selected={place === active}
							tabIndex={-1}
							className="slash-option"
							onPointerDown={(event) => {
								event.preventDefault();
								add(one);
							}}
						>
							{one.name}
						</div>
					))}
				</div>
			</div>
		</div>
	);
}

function useFound(kind: 'team' | 'competition', term: string): readonly Named[] {
	const [found, setFound] = useState<readonly Named[]>([]);
	useEffect(() => {
		const asked = term.trim();
		if (asked === '') {
			setFound([]);
			return;
		}
		const controller = new AbortController();
		const timer = setTimeout(() => {
			api
				.get<PickerAnswer>(`pickers?kind=${kind}&q=${encodeURIComponent(asked)}`, controller.signal)
				.then(
					({ teams, competitions }) => setFound([...teams, ...competitions].slice(0, MOST)),
					// Without an answer there are no options; the next keystroke asks again.
					() => undefined,
				);
		}, WAIT_MS);
		return () => {
			clearTimeout(timer);
			controller.abort();
		};
	}, [kind, term]);
	return found;
}
