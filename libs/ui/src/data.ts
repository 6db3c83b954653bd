/// <reference path="./css-modules.d.ts" />
export { DataTable } from './data/data-table';
export type { DataTableProps } from './data/data-table';
export { RecordCard } from './data/record-card';
export type { RecordCardProps } from './data/record-card';
export { FIRST_STATE as firstTableState, tableStateFromQuery, tableStateToQuery } from './data/table-state';
export type { DataColumn, TableState } from './data/table-state';
export { ComparisonChart } from './data/comparison-chart';
export type { ComparedSeries, ComparisonChartProps } from './data/comparison-chart';
export { BarChart, LineChart, RingChart } from './data/charts';
export type {
  BarChartProps,
  BarSeries,
  ChartPoint,
  LineChartProps,
  RingChartProps,
  RingSlice,
} from './data/charts';
export type { PhoneLine, PhoneRows } from './data/phone-rows';
