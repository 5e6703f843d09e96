import { saveFile } from '#app/admin/ui/save-file.ts';
import { api } from '#app/api-client/api.client.ts';
import { sentenceOf } from '#app/api-client/sentence.ts';
import { feedsPanelCopy } from '#core/feeds/copy/panel.ts';

const copy = feedsPanelCopy;

type FeedToolsProps = {
	empty: boolean;
	onAdd: () => void;
	onImport: () => void;
	onSaid: (sentence: string) => void;
};

/** Actions on the whole list. */
export function FeedTools({ empty, onAdd, onImport, onSaid }: FeedToolsProps) {
	async function save(): Promise<void> {
		try {
			const { opml } = await api.get('feeds/opml');
			saveFile({ name: copy.opml.fileName, type: 'text/x-opml', content: opml });
			onSaid(copy.exported);
		} catch (error) {
			onSaid(sentenceOf(error));
		}
	}

	if (empty) return null;
	return (
		<>
			<button type="button" className="button button-quiet" onClick={onImport}>
				{copy.importOpml}
			</button>
			<button type="button" className="button button-quiet" onClick={() => void save()}>
				{copy.exportOpml}
			</button>
			<button type="button" className="button" onClick={onAdd}>
				{copy.add}
			</button>
		</>
	);
}
