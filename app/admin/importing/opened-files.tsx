import { useState } from 'react';
import { api } from '#app/api-client/api.client.ts';
import { sentenceOf } from '#app/api-client/sentence.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import type { AskedView } from '#core/importing/contract/requests.ts';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import { panelPaths } from '#core/site/paths/panel.ts';

const copy = importDeskCopy.source;

export type FileSource = { kind: 'file'; address: string; name: string };
/** One of several files: the import created for it, or why there is none. */
type Opened = { key: string; name: string } & ({ id: string } | { problem: string });

/**
 * Imports several files at once: each is read separately, and reviewed when its operator opens it.
 */
export function useOpenedFiles(asked: () => Partial<AskedView>) {
	const [files, setFiles] = useState<readonly Opened[]>([]);
	async function open(source: FileSource): Promise<void> {
		const { address: key, name } = source;
		let file: Opened;
		try {
			file = {
				key,
				name,
				id: (await api.send('POST', 'imports', { body: { source, asked: asked() } })).id,
			};
		} catch (error) {
			file = { key, name, problem: sentenceOf(error) };
		}
		setFiles((before) => [...before, file]);
	}
	return { files, open };
}

/** The results, in order of arrival. */
export function OpenedFiles({ files }: { files: readonly Opened[] }) {
	if (files.length === 0) return null;
	return (
		<section aria-labelledby="abertas">
			<h3 id="abertas">{copy.opened}</h3>
			<ul className="row-list">
				{files.map((file) => (
					<li key={file.key}>
						<span>{file.name}</span>
						{'id' in file ? (
							<a
								className="text-button"
								href={panelPaths.importBatch(file.id)}
								aria-label={copy.reviewOf(file.name)}
							>
								{copy.review}
							</a>
						) : (
							<Alert>{file.problem}</Alert>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
