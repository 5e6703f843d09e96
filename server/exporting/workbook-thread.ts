import { parentPort, workerData } from 'node:worker_threads';
import writeXlsxFile from 'write-excel-file/node';
import type { ToWorkbook } from './write-workbook.ts';

if (parentPort !== null) {
	const { sheet, rows }: ToWorkbook = workerData;
	const cells = rows.map((row, index) =>
		row.map((value) => ({
			value,
			type: String,
			...(index === 0 ? { fontWeight: 'bold' as const } : {}),
		})),
	);
	const options = {
		sheet,
		columns: (rows[0] ?? []).map(() => ({ width: 22 })),
		stickyRowsCount: 1,
	};
	parentPort.postMessage(new Uint8Array(await writeXlsxFile(cells, options).toBuffer()));
}
