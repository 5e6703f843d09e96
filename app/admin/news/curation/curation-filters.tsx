import { useEffect, useEffectEvent, useState } from 'react';
import { Field } from '#app/ui/form/field.tsx';
import { SelectField } from '#app/ui/form/select-field.tsx';
import type { CurationPage } from '#core/news/curation/contract.ts';
import { curationCopy as copy } from '#core/news/curation/copy/curation.ts';
import { CURATION_TABS, type CurationFilter } from '#core/news/curation/curation-filter.ts';

const WAIT_MS = 350;

type Props = {
	filter: CurationFilter;
	page: CurationPage;
	onShow(next: Partial<CurationFilter>): void;
};

/** The queues as tabs, a search and the source. */
export function CurationFilters({ filter, page: { counts, sources }, onShow }: Props) {
	const [text, setText] = useState(filter.text);
	const search = useEffectEvent((wanted: string) => onShow({ text: wanted }));
	useEffect(() => {
		if (text.trim() === filter.text) return;
		const timer = setTimeout(() => search(text.trim()), WAIT_MS);
		return () => clearTimeout(timer);
	}, [text, filter.text]);
	return (
		<div className="list-filters">
			<fieldset className="state-tabs">
				<legend className="vh">{copy.tabsLabel}</legend>
				{CURATION_TABS.map((tab) => (
					<button
						key={tab}
						type="button"
						className="state-tab"
						aria-pressed={filter.tab === tab}
						onClick={() => onShow({ tab })}
					>
						{copy.tabs[tab]}{' '}
						<span className="state-count">{(counts[tab] ?? 0).toLocaleString('pt-BR')}</span>
					</button>
				))}
			</fieldset>
			<div className="list-fields">
				<Field
					label={copy.search}
					type="search"
					value={text}
					onChange={(event) => setText(event.target.value)}
				/>
				<SelectField
					label={copy.source}
					value={filter.sourceId ?? ''}
					options={[
						{ value: '', label: copy.anySource },
						...sources.map(({ id, name }) => ({ value: id, label: name })),
					]}
					onChange={(event) => onShow({ sourceId: event.target.value || null })}
				/>
			</div>
		</div>
	);
}
