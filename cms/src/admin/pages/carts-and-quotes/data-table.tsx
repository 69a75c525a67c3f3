import type { ReactNode } from 'react';
import { Box, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';

interface Row {
  readonly id: string;
  readonly cells: readonly ReactNode[];
}

/** A plain table: what each column is called, and what stands in each row. */
export function DataTable({ label, columns, rows }: { label: string; columns: readonly string[]; rows: readonly Row[] }) {
  return (
    <Box background="neutral0" shadow="tableShadow" hasRadius>
      <Table colCount={columns.length} rowCount={rows.length + 1} aria-label={label}>
        <Thead>
          <Tr>
            {columns.map((column) => (
              <Th key={column}>
                <Typography variant="sigma" textColor="neutral600">{column}</Typography>
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {rows.map(({ id, cells }) => (
            <Tr key={id}>
              {cells.map((cell, index) => (
                <Td key={columns[index]}>
                  <Typography textColor="neutral800" tag="div">{cell}</Typography>
                </Td>
              ))}
            </Tr>
          ))}
        </Tbody>
      </Table>
    </Box>
  );
}
