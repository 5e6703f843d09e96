import { Autocomplete } from '@base-ui/react/autocomplete';
import { useEffect, useId, useState } from 'react';
import { api } from '#app/api-client/api.client.ts';
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
	const found = useFound(kind, term);
	const ids = chosen.map((one) => one.id);
	const options = found.filter((one) => !ids.includes(one.id));
	const isOpen = term.trim() !== '';
	const isListed = isOpen && options.length > 0;

	function add(one: Named): void {
		onChange([...ids, one.id], one);
		setTerm('');
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
			<Autocomplete.Root
				inline
				open={isOpen}
				mode="none"
				items={isListed ? options : []}
				itemToStringValue={({ name }) => name}
				autoHighlight="always"
				keepHighlight
				highlightItemOnHover={false}
				value={term}
				onValueChange={(next, { reason }) => {
					if (reason === 'input-change') setTerm(next);
				}}
			>
				<div className="subject-search">
					<div className="field-box">
						<Autocomplete.Input
							id={id}
							placeholder={search}
							aria-expanded={isOpen}
							aria-controls={isListed ? `${id}-list` : undefined}
							aria-autocomplete="list"
							onKeyDown={(event) => {
								if (event.key === 'Escape') setTerm('');
								if (event.key === 'Enter') event.preventDefault();
							}}
						/>
					</div>
					{isListed ? (
						<Autocomplete.List
							id={`${id}-list`}
							aria-label={copy.found}
							className="subject-options"
						>
							{options.map((one) => (
								<Autocomplete.Item
									key={one.id}
									value={one}
									onClick={() => add(one)}
									className="slash-option"
									render={(attributes, { highlighted }) => (
										<div role="option" tabIndex={-1} {...attributes} aria-selected={highlighted} />
									)}
								>
									{one.name}
								</Autocomplete.Item>
							))}
						</Autocomplete.List>
					) : null}
				</div>
			</Autocomplete.Root>
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
			api.get('pickers', { query: { kind, q: asked }, signal: controller.signal }).then(
				({ teams, competitions }) => setFound([...teams, ...competitions].slice(0, MOST)),
				// Without an answer there is nothing to choose from; the next letter asks again.
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
