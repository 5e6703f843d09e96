import { useId } from 'react';
import { formatMoment } from '#core/copy/moments.ts';
import type { FeedPreview } from '#core/feeds/contract.ts';
import { feedsPanelCopy } from '#core/feeds/copy/panel.ts';

const copy = feedsPanelCopy.dialog;

type FoundFeedsProps = {
	previews: readonly FeedPreview[];
	chosen: FeedPreview | null;
	onChoose: (preview: FeedPreview) => void;
};

/** The feeds of an address, with the first items of the selected one. */
export function FoundFeeds({ previews, chosen, onChoose }: FoundFeedsProps) {
	const name = useId();
	if (previews.length === 0) return null;
	return (
		<>
			<fieldset className="found-feeds">
				<legend>{copy.choose}</legend>
				{previews.map((preview) => (
					<label key={preview.feedUrl} className="check">
						<input
							type="radio"
							name={name}
							checked={preview.feedUrl === chosen?.feedUrl}
							disabled={preview.known !== null}
							onChange={() => onChoose(preview)}
						/>
						<span>
							{preview.title}
							<span className="cell-note">
								{feedsPanelCopy.items(preview.count)} · {preview.format.toUpperCase()} ·{' '}
								{preview.feedUrl}
							</span>
							{preview.known === null ? null : (
								<span className="lack">{copy.known(preview.known)}</span>
							)}
						</span>
					</label>
				))}
			</fieldset>
			{chosen === null ? null : <FirstItems preview={chosen} />}
		</>
	);
}

function FirstItems({ preview: { items, warnings } }: { preview: FeedPreview }) {
	const headingId = useId();
	return (
		<section className="first-items" aria-labelledby={headingId}>
			<h3 id={headingId}>{copy.preview}</h3>
			{items.length === 0 ? <p className="quiet">{copy.noItems}</p> : null}
			<ul>
				{items.map(({ title, url, at }) => (
					<li key={`${at} ${url} ${title}`}>
						{title}
						<span className="cell-note">{at === null ? copy.noDate : formatMoment(at)}</span>
					</li>
				))}
			</ul>
			{warnings.map((warning) => (
				<p key={warning} className="lack">
					{warning}
				</p>
			))}
		</section>
	);
}
