// Generated from spec/ by `npm run generate`. Not to be edited.
"use strict";
const check0 = validate16;
const schema35 = {"type":"object","required":["accounts"],"properties":{"accounts":{"type":"array","items":{"$ref":"contract#/$defs/AccountToImport"},"minItems":1,"maxItems":1000}},"additionalProperties":false};
const schema36 = {"type":"object","required":["domain"],"properties":{"domain":{"$ref":"contract#/$defs/Website"},"name":{"type":"string","maxLength":300}},"additionalProperties":false};
const schema37 = {"type":"string","minLength":1,"maxLength":2000};
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate17.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.domain === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domain"},message:"must have required property '"+"domain"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "domain") || (key0 === "name"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.domain !== undefined){
let data0 = data.domain;
if(typeof data0 === "string"){
if(func1(data0) > 2000){
const err2 = {instancePath:instancePath+"/domain",schemaPath:"contract#/$defs/Website/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/domain",schemaPath:"contract#/$defs/Website/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/domain",schemaPath:"contract#/$defs/Website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 300){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate16.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accounts === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accounts"},message:"must have required property '"+"accounts"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "accounts")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.accounts !== undefined){
let data0 = data.accounts;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err2 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate17(data0[i0], {instancePath:instancePath+"/accounts/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/accounts",schemaPath:"#/properties/accounts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check1 = validate19;
const schema38 = {"type":"object","properties":{"filters":{"$ref":"contract#/$defs/AccountFilters"},"pagination":{"$ref":"contract#/$defs/Pagination"}},"additionalProperties":false};
const schema39 = {"type":"object","properties":{"min_employee_count":{"$ref":"contract#/$defs/EmployeeCount"},"max_employee_count":{"$ref":"contract#/$defs/EmployeeCount"},"funding_stages":{"type":"array","items":{"$ref":"contract#/$defs/FundingStageLabel"},"maxItems":13},"hq_country_codes":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"funding_stage_include":{"type":"array","items":{"$ref":"contract#/$defs/FundingStageLabel"},"maxItems":13},"funding_stage_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FundingStageLabel"},"maxItems":13},"country_include":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"country_exclude":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"industry_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"industry_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"tag_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"tag_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"min_founded_year":{"type":"integer","minimum":1000,"maximum":2100},"max_founded_year":{"type":"integer","minimum":1000,"maximum":2100},"name_or_domain_contains":{"$ref":"contract#/$defs/FilterText"},"is_present_in_crm":{"type":"boolean"},"is_imported":{"type":"boolean"},"include_audience_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"include_signal_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"audience_include":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"audience_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"signal_include":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"signal_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"insight_within_days":{"type":"integer","minimum":1,"maximum":365}},"additionalProperties":{}};
const schema40 = {"type":"integer","minimum":0,"maximum":9007199254740991};
const schema42 = {"type":"string","minLength":1,"maxLength":40};
const schema43 = {"type":"string","minLength":2,"maxLength":3};
const schema48 = {"type":"string","minLength":1,"maxLength":200};
const schema53 = {"type":"integer","minimum":1,"maximum":9007199254740991};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.min_employee_count !== undefined){
let data0 = data.min_employee_count;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/min_employee_count",schemaPath:"contract#/$defs/EmployeeCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/min_employee_count",schemaPath:"contract#/$defs/EmployeeCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/min_employee_count",schemaPath:"contract#/$defs/EmployeeCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.max_employee_count !== undefined){
let data1 = data.max_employee_count;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/max_employee_count",schemaPath:"contract#/$defs/EmployeeCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/max_employee_count",schemaPath:"contract#/$defs/EmployeeCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/max_employee_count",schemaPath:"contract#/$defs/EmployeeCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.funding_stages !== undefined){
let data2 = data.funding_stages;
if(Array.isArray(data2)){
if(data2.length > 13){
const err6 = {instancePath:instancePath+"/funding_stages",schemaPath:"#/properties/funding_stages/maxItems",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func1(data3) > 40){
const err7 = {instancePath:instancePath+"/funding_stages/" + i0,schemaPath:"contract#/$defs/FundingStageLabel/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func1(data3) < 1){
const err8 = {instancePath:instancePath+"/funding_stages/" + i0,schemaPath:"contract#/$defs/FundingStageLabel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/funding_stages/" + i0,schemaPath:"contract#/$defs/FundingStageLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/funding_stages",schemaPath:"#/properties/funding_stages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.hq_country_codes !== undefined){
let data4 = data.hq_country_codes;
if(Array.isArray(data4)){
if(data4.length > 250){
const err11 = {instancePath:instancePath+"/hq_country_codes",schemaPath:"#/properties/hq_country_codes/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(func1(data5) > 3){
const err12 = {instancePath:instancePath+"/hq_country_codes/" + i1,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data5) < 2){
const err13 = {instancePath:instancePath+"/hq_country_codes/" + i1,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/hq_country_codes/" + i1,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/hq_country_codes",schemaPath:"#/properties/hq_country_codes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.funding_stage_include !== undefined){
let data6 = data.funding_stage_include;
if(Array.isArray(data6)){
if(data6.length > 13){
const err16 = {instancePath:instancePath+"/funding_stage_include",schemaPath:"#/properties/funding_stage_include/maxItems",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(func1(data7) > 40){
const err17 = {instancePath:instancePath+"/funding_stage_include/" + i2,schemaPath:"contract#/$defs/FundingStageLabel/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func1(data7) < 1){
const err18 = {instancePath:instancePath+"/funding_stage_include/" + i2,schemaPath:"contract#/$defs/FundingStageLabel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/funding_stage_include/" + i2,schemaPath:"contract#/$defs/FundingStageLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/funding_stage_include",schemaPath:"#/properties/funding_stage_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.funding_stage_exclude !== undefined){
let data8 = data.funding_stage_exclude;
if(Array.isArray(data8)){
if(data8.length > 13){
const err21 = {instancePath:instancePath+"/funding_stage_exclude",schemaPath:"#/properties/funding_stage_exclude/maxItems",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 === "string"){
if(func1(data9) > 40){
const err22 = {instancePath:instancePath+"/funding_stage_exclude/" + i3,schemaPath:"contract#/$defs/FundingStageLabel/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func1(data9) < 1){
const err23 = {instancePath:instancePath+"/funding_stage_exclude/" + i3,schemaPath:"contract#/$defs/FundingStageLabel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/funding_stage_exclude/" + i3,schemaPath:"contract#/$defs/FundingStageLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/funding_stage_exclude",schemaPath:"#/properties/funding_stage_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.country_include !== undefined){
let data10 = data.country_include;
if(Array.isArray(data10)){
if(data10.length > 250){
const err26 = {instancePath:instancePath+"/country_include",schemaPath:"#/properties/country_include/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
let data11 = data10[i4];
if(typeof data11 === "string"){
if(func1(data11) > 3){
const err27 = {instancePath:instancePath+"/country_include/" + i4,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func1(data11) < 2){
const err28 = {instancePath:instancePath+"/country_include/" + i4,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/country_include/" + i4,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/country_include",schemaPath:"#/properties/country_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.country_exclude !== undefined){
let data12 = data.country_exclude;
if(Array.isArray(data12)){
if(data12.length > 250){
const err31 = {instancePath:instancePath+"/country_exclude",schemaPath:"#/properties/country_exclude/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len5 = data12.length;
for(let i5=0; i5<len5; i5++){
let data13 = data12[i5];
if(typeof data13 === "string"){
if(func1(data13) > 3){
const err32 = {instancePath:instancePath+"/country_exclude/" + i5,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(func1(data13) < 2){
const err33 = {instancePath:instancePath+"/country_exclude/" + i5,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/country_exclude/" + i5,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/country_exclude",schemaPath:"#/properties/country_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.industry_include !== undefined){
let data14 = data.industry_include;
if(Array.isArray(data14)){
if(data14.length > 100){
const err36 = {instancePath:instancePath+"/industry_include",schemaPath:"#/properties/industry_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len6 = data14.length;
for(let i6=0; i6<len6; i6++){
let data15 = data14[i6];
if(typeof data15 === "string"){
if(func1(data15) > 200){
const err37 = {instancePath:instancePath+"/industry_include/" + i6,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(func1(data15) < 1){
const err38 = {instancePath:instancePath+"/industry_include/" + i6,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/industry_include/" + i6,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/industry_include",schemaPath:"#/properties/industry_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.industry_exclude !== undefined){
let data16 = data.industry_exclude;
if(Array.isArray(data16)){
if(data16.length > 100){
const err41 = {instancePath:instancePath+"/industry_exclude",schemaPath:"#/properties/industry_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const len7 = data16.length;
for(let i7=0; i7<len7; i7++){
let data17 = data16[i7];
if(typeof data17 === "string"){
if(func1(data17) > 200){
const err42 = {instancePath:instancePath+"/industry_exclude/" + i7,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(func1(data17) < 1){
const err43 = {instancePath:instancePath+"/industry_exclude/" + i7,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/industry_exclude/" + i7,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/industry_exclude",schemaPath:"#/properties/industry_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.tag_include !== undefined){
let data18 = data.tag_include;
if(Array.isArray(data18)){
if(data18.length > 100){
const err46 = {instancePath:instancePath+"/tag_include",schemaPath:"#/properties/tag_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const len8 = data18.length;
for(let i8=0; i8<len8; i8++){
let data19 = data18[i8];
if(typeof data19 === "string"){
if(func1(data19) > 200){
const err47 = {instancePath:instancePath+"/tag_include/" + i8,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(func1(data19) < 1){
const err48 = {instancePath:instancePath+"/tag_include/" + i8,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/tag_include/" + i8,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/tag_include",schemaPath:"#/properties/tag_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.tag_exclude !== undefined){
let data20 = data.tag_exclude;
if(Array.isArray(data20)){
if(data20.length > 100){
const err51 = {instancePath:instancePath+"/tag_exclude",schemaPath:"#/properties/tag_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const len9 = data20.length;
for(let i9=0; i9<len9; i9++){
let data21 = data20[i9];
if(typeof data21 === "string"){
if(func1(data21) > 200){
const err52 = {instancePath:instancePath+"/tag_exclude/" + i9,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(func1(data21) < 1){
const err53 = {instancePath:instancePath+"/tag_exclude/" + i9,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/tag_exclude/" + i9,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/tag_exclude",schemaPath:"#/properties/tag_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.min_founded_year !== undefined){
let data22 = data.min_founded_year;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err56 = {instancePath:instancePath+"/min_founded_year",schemaPath:"#/properties/min_founded_year/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 2100 || isNaN(data22)){
const err57 = {instancePath:instancePath+"/min_founded_year",schemaPath:"#/properties/min_founded_year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100},message:"must be <= 2100"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data22 < 1000 || isNaN(data22)){
const err58 = {instancePath:instancePath+"/min_founded_year",schemaPath:"#/properties/min_founded_year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
if(data.max_founded_year !== undefined){
let data23 = data.max_founded_year;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err59 = {instancePath:instancePath+"/max_founded_year",schemaPath:"#/properties/max_founded_year/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 2100 || isNaN(data23)){
const err60 = {instancePath:instancePath+"/max_founded_year",schemaPath:"#/properties/max_founded_year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100},message:"must be <= 2100"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data23 < 1000 || isNaN(data23)){
const err61 = {instancePath:instancePath+"/max_founded_year",schemaPath:"#/properties/max_founded_year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
if(data.name_or_domain_contains !== undefined){
let data24 = data.name_or_domain_contains;
if(typeof data24 === "string"){
if(func1(data24) > 200){
const err62 = {instancePath:instancePath+"/name_or_domain_contains",schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(func1(data24) < 1){
const err63 = {instancePath:instancePath+"/name_or_domain_contains",schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/name_or_domain_contains",schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.is_present_in_crm !== undefined){
if(typeof data.is_present_in_crm !== "boolean"){
const err65 = {instancePath:instancePath+"/is_present_in_crm",schemaPath:"#/properties/is_present_in_crm/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.is_imported !== undefined){
if(typeof data.is_imported !== "boolean"){
const err66 = {instancePath:instancePath+"/is_imported",schemaPath:"#/properties/is_imported/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.include_audience_ids !== undefined){
let data27 = data.include_audience_ids;
if(Array.isArray(data27)){
if(data27.length > 100){
const err67 = {instancePath:instancePath+"/include_audience_ids",schemaPath:"#/properties/include_audience_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
const len10 = data27.length;
for(let i10=0; i10<len10; i10++){
let data28 = data27[i10];
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err68 = {instancePath:instancePath+"/include_audience_ids/" + i10,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 9007199254740991 || isNaN(data28)){
const err69 = {instancePath:instancePath+"/include_audience_ids/" + i10,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data28 < 1 || isNaN(data28)){
const err70 = {instancePath:instancePath+"/include_audience_ids/" + i10,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
}
else {
const err71 = {instancePath:instancePath+"/include_audience_ids",schemaPath:"#/properties/include_audience_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.include_signal_ids !== undefined){
let data29 = data.include_signal_ids;
if(Array.isArray(data29)){
if(data29.length > 100){
const err72 = {instancePath:instancePath+"/include_signal_ids",schemaPath:"#/properties/include_signal_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
const len11 = data29.length;
for(let i11=0; i11<len11; i11++){
let data30 = data29[i11];
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err73 = {instancePath:instancePath+"/include_signal_ids/" + i11,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 9007199254740991 || isNaN(data30)){
const err74 = {instancePath:instancePath+"/include_signal_ids/" + i11,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data30 < 1 || isNaN(data30)){
const err75 = {instancePath:instancePath+"/include_signal_ids/" + i11,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
}
else {
const err76 = {instancePath:instancePath+"/include_signal_ids",schemaPath:"#/properties/include_signal_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.audience_include !== undefined){
let data31 = data.audience_include;
if(Array.isArray(data31)){
if(data31.length > 100){
const err77 = {instancePath:instancePath+"/audience_include",schemaPath:"#/properties/audience_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
const len12 = data31.length;
for(let i12=0; i12<len12; i12++){
let data32 = data31[i12];
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err78 = {instancePath:instancePath+"/audience_include/" + i12,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 9007199254740991 || isNaN(data32)){
const err79 = {instancePath:instancePath+"/audience_include/" + i12,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data32 < 1 || isNaN(data32)){
const err80 = {instancePath:instancePath+"/audience_include/" + i12,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
}
else {
const err81 = {instancePath:instancePath+"/audience_include",schemaPath:"#/properties/audience_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data.audience_exclude !== undefined){
let data33 = data.audience_exclude;
if(Array.isArray(data33)){
if(data33.length > 100){
const err82 = {instancePath:instancePath+"/audience_exclude",schemaPath:"#/properties/audience_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
const len13 = data33.length;
for(let i13=0; i13<len13; i13++){
let data34 = data33[i13];
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err83 = {instancePath:instancePath+"/audience_exclude/" + i13,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 9007199254740991 || isNaN(data34)){
const err84 = {instancePath:instancePath+"/audience_exclude/" + i13,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data34 < 1 || isNaN(data34)){
const err85 = {instancePath:instancePath+"/audience_exclude/" + i13,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
}
else {
const err86 = {instancePath:instancePath+"/audience_exclude",schemaPath:"#/properties/audience_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data.signal_include !== undefined){
let data35 = data.signal_include;
if(Array.isArray(data35)){
if(data35.length > 100){
const err87 = {instancePath:instancePath+"/signal_include",schemaPath:"#/properties/signal_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
const len14 = data35.length;
for(let i14=0; i14<len14; i14++){
let data36 = data35[i14];
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err88 = {instancePath:instancePath+"/signal_include/" + i14,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 > 9007199254740991 || isNaN(data36)){
const err89 = {instancePath:instancePath+"/signal_include/" + i14,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data36 < 1 || isNaN(data36)){
const err90 = {instancePath:instancePath+"/signal_include/" + i14,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
}
else {
const err91 = {instancePath:instancePath+"/signal_include",schemaPath:"#/properties/signal_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data.signal_exclude !== undefined){
let data37 = data.signal_exclude;
if(Array.isArray(data37)){
if(data37.length > 100){
const err92 = {instancePath:instancePath+"/signal_exclude",schemaPath:"#/properties/signal_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
const len15 = data37.length;
for(let i15=0; i15<len15; i15++){
let data38 = data37[i15];
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
const err93 = {instancePath:instancePath+"/signal_exclude/" + i15,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 > 9007199254740991 || isNaN(data38)){
const err94 = {instancePath:instancePath+"/signal_exclude/" + i15,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data38 < 1 || isNaN(data38)){
const err95 = {instancePath:instancePath+"/signal_exclude/" + i15,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
}
else {
const err96 = {instancePath:instancePath+"/signal_exclude",schemaPath:"#/properties/signal_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data.insight_within_days !== undefined){
let data39 = data.insight_within_days;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
const err97 = {instancePath:instancePath+"/insight_within_days",schemaPath:"#/properties/insight_within_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 > 365 || isNaN(data39)){
const err98 = {instancePath:instancePath+"/insight_within_days",schemaPath:"#/properties/insight_within_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data39 < 1 || isNaN(data39)){
const err99 = {instancePath:instancePath+"/insight_within_days",schemaPath:"#/properties/insight_within_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
}
else {
const err100 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema59 = {"type":"object","properties":{"limit":{"type":"integer","minimum":1,"maximum":500,"default":50},"offset":{"type":"integer","minimum":0,"maximum":2147483647,"default":0}},"additionalProperties":false};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 50;
}
if(data.offset === undefined){
data.offset = 0;
}
for(const key0 in data){
if(!((key0 === "limit") || (key0 === "offset"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
let data0 = data.limit;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 500 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
let data1 = data.offset;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate19.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "filters") || (key0 === "pagination"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.filters !== undefined){
if(!(validate20(data.filters, {instancePath:instancePath+"/filters",parentData:data,parentDataProperty:"filters",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
if(data.pagination !== undefined){
if(!(validate22(data.pagination, {instancePath:instancePath+"/pagination",parentData:data,parentDataProperty:"pagination",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check2 = validate24;
const schema60 = {"type":"object","properties":{"view_id":{"type":["string","null"],"minLength":1,"maxLength":64},"filters":{"type":["object","null"],"properties":{"min_employee_count":{"$ref":"contract#/$defs/EmployeeCount"},"max_employee_count":{"$ref":"contract#/$defs/EmployeeCount"},"funding_stages":{"type":"array","items":{"$ref":"contract#/$defs/FundingStageLabel"},"maxItems":13},"hq_country_codes":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"funding_stage_include":{"type":"array","items":{"$ref":"contract#/$defs/FundingStageLabel"},"maxItems":13},"funding_stage_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FundingStageLabel"},"maxItems":13},"country_include":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"country_exclude":{"type":"array","items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":250},"industry_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"industry_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"tag_include":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"tag_exclude":{"type":"array","items":{"$ref":"contract#/$defs/FilterText"},"maxItems":100},"min_founded_year":{"type":"integer","minimum":1000,"maximum":2100},"max_founded_year":{"type":"integer","minimum":1000,"maximum":2100},"name_or_domain_contains":{"$ref":"contract#/$defs/FilterText"},"is_present_in_crm":{"type":"boolean"},"is_imported":{"type":"boolean"},"include_audience_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"include_signal_ids":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"audience_include":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"audience_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"signal_include":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"signal_exclude":{"type":"array","items":{"$ref":"contract#/$defs/Id"},"maxItems":100},"insight_within_days":{"type":"integer","minimum":1,"maximum":365}},"additionalProperties":{}},"sort_key":{"$ref":"contract#/$defs/AccountSortKey","default":"insights_count"},"sort_direction":{"$ref":"contract#/$defs/SortDirection","default":"desc"},"page":{"type":"integer","minimum":0,"maximum":2147483647,"default":0},"page_size":{"type":"integer","minimum":1,"maximum":500,"default":50}},"additionalProperties":false};
const schema80 = {"type":"string","enum":["insights_count","name","domain","employee_count","added_at"]};
const schema81 = {"type":"string","enum":["asc","desc"]};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort_key === undefined){
data.sort_key = "insights_count";
}
if(data.sort_direction === undefined){
data.sort_direction = "desc";
}
if(data.page === undefined){
data.page = 0;
}
if(data.page_size === undefined){
data.page_size = 50;
}
for(const key0 in data){
if(!((((((key0 === "view_id") || (key0 === "filters")) || (key0 === "sort_key")) || (key0 === "sort_direction")) || (key0 === "page")) || (key0 === "page_size"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.view_id !== undefined){
let data0 = data.view_id;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/view_id",schemaPath:"#/properties/view_id/type",keyword:"type",params:{type: schema60.properties.view_id.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/view_id",schemaPath:"#/properties/view_id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/view_id",schemaPath:"#/properties/view_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.filters !== undefined){
let data1 = data.filters;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
const err4 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: schema60.properties.filters.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.min_employee_count !== undefined){
let data2 = data1.min_employee_count;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/filters/min_employee_count",schemaPath:"contract#/$defs/EmployeeCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/filters/min_employee_count",schemaPath:"contract#/$defs/EmployeeCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/filters/min_employee_count",schemaPath:"contract#/$defs/EmployeeCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data1.max_employee_count !== undefined){
let data3 = data1.max_employee_count;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/filters/max_employee_count",schemaPath:"contract#/$defs/EmployeeCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/filters/max_employee_count",schemaPath:"contract#/$defs/EmployeeCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/filters/max_employee_count",schemaPath:"contract#/$defs/EmployeeCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data1.funding_stages !== undefined){
let data4 = data1.funding_stages;
if(Array.isArray(data4)){
if(data4.length > 13){
const err11 = {instancePath:instancePath+"/filters/funding_stages",schemaPath:"#/properties/filters/properties/funding_stages/maxItems",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func1(data5) > 40){
const err12 = {instancePath:instancePath+"/filters/funding_stages/" + i0,schemaPath:"contract#/$defs/FundingStageLabel/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data5) < 1){
const err13 = {instancePath:instancePath+"/filters/funding_stages/" + i0,schemaPath:"contract#/$defs/FundingStageLabel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/filters/funding_stages/" + i0,schemaPath:"contract#/$defs/FundingStageLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/filters/funding_stages",schemaPath:"#/properties/filters/properties/funding_stages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.hq_country_codes !== undefined){
let data6 = data1.hq_country_codes;
if(Array.isArray(data6)){
if(data6.length > 250){
const err16 = {instancePath:instancePath+"/filters/hq_country_codes",schemaPath:"#/properties/filters/properties/hq_country_codes/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(func1(data7) > 3){
const err17 = {instancePath:instancePath+"/filters/hq_country_codes/" + i1,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func1(data7) < 2){
const err18 = {instancePath:instancePath+"/filters/hq_country_codes/" + i1,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/filters/hq_country_codes/" + i1,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/filters/hq_country_codes",schemaPath:"#/properties/filters/properties/hq_country_codes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data1.funding_stage_include !== undefined){
let data8 = data1.funding_stage_include;
if(Array.isArray(data8)){
if(data8.length > 13){
const err21 = {instancePath:instancePath+"/filters/funding_stage_include",schemaPath:"#/properties/filters/properties/funding_stage_include/maxItems",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(typeof data9 === "string"){
if(func1(data9) > 40){
const err22 = {instancePath:instancePath+"/filters/funding_stage_include/" + i2,schemaPath:"contract#/$defs/FundingStageLabel/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func1(data9) < 1){
const err23 = {instancePath:instancePath+"/filters/funding_stage_include/" + i2,schemaPath:"contract#/$defs/FundingStageLabel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/filters/funding_stage_include/" + i2,schemaPath:"contract#/$defs/FundingStageLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/filters/funding_stage_include",schemaPath:"#/properties/filters/properties/funding_stage_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data1.funding_stage_exclude !== undefined){
let data10 = data1.funding_stage_exclude;
if(Array.isArray(data10)){
if(data10.length > 13){
const err26 = {instancePath:instancePath+"/filters/funding_stage_exclude",schemaPath:"#/properties/filters/properties/funding_stage_exclude/maxItems",keyword:"maxItems",params:{limit: 13},message:"must NOT have more than 13 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
let data11 = data10[i3];
if(typeof data11 === "string"){
if(func1(data11) > 40){
const err27 = {instancePath:instancePath+"/filters/funding_stage_exclude/" + i3,schemaPath:"contract#/$defs/FundingStageLabel/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func1(data11) < 1){
const err28 = {instancePath:instancePath+"/filters/funding_stage_exclude/" + i3,schemaPath:"contract#/$defs/FundingStageLabel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/filters/funding_stage_exclude/" + i3,schemaPath:"contract#/$defs/FundingStageLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/filters/funding_stage_exclude",schemaPath:"#/properties/filters/properties/funding_stage_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data1.country_include !== undefined){
let data12 = data1.country_include;
if(Array.isArray(data12)){
if(data12.length > 250){
const err31 = {instancePath:instancePath+"/filters/country_include",schemaPath:"#/properties/filters/properties/country_include/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len4 = data12.length;
for(let i4=0; i4<len4; i4++){
let data13 = data12[i4];
if(typeof data13 === "string"){
if(func1(data13) > 3){
const err32 = {instancePath:instancePath+"/filters/country_include/" + i4,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(func1(data13) < 2){
const err33 = {instancePath:instancePath+"/filters/country_include/" + i4,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/filters/country_include/" + i4,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/filters/country_include",schemaPath:"#/properties/filters/properties/country_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data1.country_exclude !== undefined){
let data14 = data1.country_exclude;
if(Array.isArray(data14)){
if(data14.length > 250){
const err36 = {instancePath:instancePath+"/filters/country_exclude",schemaPath:"#/properties/filters/properties/country_exclude/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const len5 = data14.length;
for(let i5=0; i5<len5; i5++){
let data15 = data14[i5];
if(typeof data15 === "string"){
if(func1(data15) > 3){
const err37 = {instancePath:instancePath+"/filters/country_exclude/" + i5,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(func1(data15) < 2){
const err38 = {instancePath:instancePath+"/filters/country_exclude/" + i5,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/filters/country_exclude/" + i5,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/filters/country_exclude",schemaPath:"#/properties/filters/properties/country_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data1.industry_include !== undefined){
let data16 = data1.industry_include;
if(Array.isArray(data16)){
if(data16.length > 100){
const err41 = {instancePath:instancePath+"/filters/industry_include",schemaPath:"#/properties/filters/properties/industry_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const len6 = data16.length;
for(let i6=0; i6<len6; i6++){
let data17 = data16[i6];
if(typeof data17 === "string"){
if(func1(data17) > 200){
const err42 = {instancePath:instancePath+"/filters/industry_include/" + i6,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(func1(data17) < 1){
const err43 = {instancePath:instancePath+"/filters/industry_include/" + i6,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/filters/industry_include/" + i6,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/filters/industry_include",schemaPath:"#/properties/filters/properties/industry_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data1.industry_exclude !== undefined){
let data18 = data1.industry_exclude;
if(Array.isArray(data18)){
if(data18.length > 100){
const err46 = {instancePath:instancePath+"/filters/industry_exclude",schemaPath:"#/properties/filters/properties/industry_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
const len7 = data18.length;
for(let i7=0; i7<len7; i7++){
let data19 = data18[i7];
if(typeof data19 === "string"){
if(func1(data19) > 200){
const err47 = {instancePath:instancePath+"/filters/industry_exclude/" + i7,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(func1(data19) < 1){
const err48 = {instancePath:instancePath+"/filters/industry_exclude/" + i7,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/filters/industry_exclude/" + i7,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/filters/industry_exclude",schemaPath:"#/properties/filters/properties/industry_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data1.tag_include !== undefined){
let data20 = data1.tag_include;
if(Array.isArray(data20)){
if(data20.length > 100){
const err51 = {instancePath:instancePath+"/filters/tag_include",schemaPath:"#/properties/filters/properties/tag_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const len8 = data20.length;
for(let i8=0; i8<len8; i8++){
let data21 = data20[i8];
if(typeof data21 === "string"){
if(func1(data21) > 200){
const err52 = {instancePath:instancePath+"/filters/tag_include/" + i8,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(func1(data21) < 1){
const err53 = {instancePath:instancePath+"/filters/tag_include/" + i8,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/filters/tag_include/" + i8,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/filters/tag_include",schemaPath:"#/properties/filters/properties/tag_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data1.tag_exclude !== undefined){
let data22 = data1.tag_exclude;
if(Array.isArray(data22)){
if(data22.length > 100){
const err56 = {instancePath:instancePath+"/filters/tag_exclude",schemaPath:"#/properties/filters/properties/tag_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
const len9 = data22.length;
for(let i9=0; i9<len9; i9++){
let data23 = data22[i9];
if(typeof data23 === "string"){
if(func1(data23) > 200){
const err57 = {instancePath:instancePath+"/filters/tag_exclude/" + i9,schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(func1(data23) < 1){
const err58 = {instancePath:instancePath+"/filters/tag_exclude/" + i9,schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/filters/tag_exclude/" + i9,schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/filters/tag_exclude",schemaPath:"#/properties/filters/properties/tag_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data1.min_founded_year !== undefined){
let data24 = data1.min_founded_year;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err61 = {instancePath:instancePath+"/filters/min_founded_year",schemaPath:"#/properties/filters/properties/min_founded_year/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 2100 || isNaN(data24)){
const err62 = {instancePath:instancePath+"/filters/min_founded_year",schemaPath:"#/properties/filters/properties/min_founded_year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100},message:"must be <= 2100"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data24 < 1000 || isNaN(data24)){
const err63 = {instancePath:instancePath+"/filters/min_founded_year",schemaPath:"#/properties/filters/properties/min_founded_year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
if(data1.max_founded_year !== undefined){
let data25 = data1.max_founded_year;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err64 = {instancePath:instancePath+"/filters/max_founded_year",schemaPath:"#/properties/filters/properties/max_founded_year/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 2100 || isNaN(data25)){
const err65 = {instancePath:instancePath+"/filters/max_founded_year",schemaPath:"#/properties/filters/properties/max_founded_year/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2100},message:"must be <= 2100"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data25 < 1000 || isNaN(data25)){
const err66 = {instancePath:instancePath+"/filters/max_founded_year",schemaPath:"#/properties/filters/properties/max_founded_year/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000},message:"must be >= 1000"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
if(data1.name_or_domain_contains !== undefined){
let data26 = data1.name_or_domain_contains;
if(typeof data26 === "string"){
if(func1(data26) > 200){
const err67 = {instancePath:instancePath+"/filters/name_or_domain_contains",schemaPath:"contract#/$defs/FilterText/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(func1(data26) < 1){
const err68 = {instancePath:instancePath+"/filters/name_or_domain_contains",schemaPath:"contract#/$defs/FilterText/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/filters/name_or_domain_contains",schemaPath:"contract#/$defs/FilterText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data1.is_present_in_crm !== undefined){
if(typeof data1.is_present_in_crm !== "boolean"){
const err70 = {instancePath:instancePath+"/filters/is_present_in_crm",schemaPath:"#/properties/filters/properties/is_present_in_crm/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data1.is_imported !== undefined){
if(typeof data1.is_imported !== "boolean"){
const err71 = {instancePath:instancePath+"/filters/is_imported",schemaPath:"#/properties/filters/properties/is_imported/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data1.include_audience_ids !== undefined){
let data29 = data1.include_audience_ids;
if(Array.isArray(data29)){
if(data29.length > 100){
const err72 = {instancePath:instancePath+"/filters/include_audience_ids",schemaPath:"#/properties/filters/properties/include_audience_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
const len10 = data29.length;
for(let i10=0; i10<len10; i10++){
let data30 = data29[i10];
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err73 = {instancePath:instancePath+"/filters/include_audience_ids/" + i10,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 9007199254740991 || isNaN(data30)){
const err74 = {instancePath:instancePath+"/filters/include_audience_ids/" + i10,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data30 < 1 || isNaN(data30)){
const err75 = {instancePath:instancePath+"/filters/include_audience_ids/" + i10,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
}
else {
const err76 = {instancePath:instancePath+"/filters/include_audience_ids",schemaPath:"#/properties/filters/properties/include_audience_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data1.include_signal_ids !== undefined){
let data31 = data1.include_signal_ids;
if(Array.isArray(data31)){
if(data31.length > 100){
const err77 = {instancePath:instancePath+"/filters/include_signal_ids",schemaPath:"#/properties/filters/properties/include_signal_ids/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
const len11 = data31.length;
for(let i11=0; i11<len11; i11++){
let data32 = data31[i11];
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err78 = {instancePath:instancePath+"/filters/include_signal_ids/" + i11,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 9007199254740991 || isNaN(data32)){
const err79 = {instancePath:instancePath+"/filters/include_signal_ids/" + i11,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data32 < 1 || isNaN(data32)){
const err80 = {instancePath:instancePath+"/filters/include_signal_ids/" + i11,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
}
else {
const err81 = {instancePath:instancePath+"/filters/include_signal_ids",schemaPath:"#/properties/filters/properties/include_signal_ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data1.audience_include !== undefined){
let data33 = data1.audience_include;
if(Array.isArray(data33)){
if(data33.length > 100){
const err82 = {instancePath:instancePath+"/filters/audience_include",schemaPath:"#/properties/filters/properties/audience_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
const len12 = data33.length;
for(let i12=0; i12<len12; i12++){
let data34 = data33[i12];
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))){
const err83 = {instancePath:instancePath+"/filters/audience_include/" + i12,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 9007199254740991 || isNaN(data34)){
const err84 = {instancePath:instancePath+"/filters/audience_include/" + i12,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data34 < 1 || isNaN(data34)){
const err85 = {instancePath:instancePath+"/filters/audience_include/" + i12,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
}
else {
const err86 = {instancePath:instancePath+"/filters/audience_include",schemaPath:"#/properties/filters/properties/audience_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data1.audience_exclude !== undefined){
let data35 = data1.audience_exclude;
if(Array.isArray(data35)){
if(data35.length > 100){
const err87 = {instancePath:instancePath+"/filters/audience_exclude",schemaPath:"#/properties/filters/properties/audience_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
const len13 = data35.length;
for(let i13=0; i13<len13; i13++){
let data36 = data35[i13];
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err88 = {instancePath:instancePath+"/filters/audience_exclude/" + i13,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 > 9007199254740991 || isNaN(data36)){
const err89 = {instancePath:instancePath+"/filters/audience_exclude/" + i13,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data36 < 1 || isNaN(data36)){
const err90 = {instancePath:instancePath+"/filters/audience_exclude/" + i13,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
}
else {
const err91 = {instancePath:instancePath+"/filters/audience_exclude",schemaPath:"#/properties/filters/properties/audience_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data1.signal_include !== undefined){
let data37 = data1.signal_include;
if(Array.isArray(data37)){
if(data37.length > 100){
const err92 = {instancePath:instancePath+"/filters/signal_include",schemaPath:"#/properties/filters/properties/signal_include/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
const len14 = data37.length;
for(let i14=0; i14<len14; i14++){
let data38 = data37[i14];
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
const err93 = {instancePath:instancePath+"/filters/signal_include/" + i14,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 > 9007199254740991 || isNaN(data38)){
const err94 = {instancePath:instancePath+"/filters/signal_include/" + i14,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data38 < 1 || isNaN(data38)){
const err95 = {instancePath:instancePath+"/filters/signal_include/" + i14,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
}
else {
const err96 = {instancePath:instancePath+"/filters/signal_include",schemaPath:"#/properties/filters/properties/signal_include/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data1.signal_exclude !== undefined){
let data39 = data1.signal_exclude;
if(Array.isArray(data39)){
if(data39.length > 100){
const err97 = {instancePath:instancePath+"/filters/signal_exclude",schemaPath:"#/properties/filters/properties/signal_exclude/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
const len15 = data39.length;
for(let i15=0; i15<len15; i15++){
let data40 = data39[i15];
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err98 = {instancePath:instancePath+"/filters/signal_exclude/" + i15,schemaPath:"contract#/$defs/Id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 9007199254740991 || isNaN(data40)){
const err99 = {instancePath:instancePath+"/filters/signal_exclude/" + i15,schemaPath:"contract#/$defs/Id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data40 < 1 || isNaN(data40)){
const err100 = {instancePath:instancePath+"/filters/signal_exclude/" + i15,schemaPath:"contract#/$defs/Id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
}
else {
const err101 = {instancePath:instancePath+"/filters/signal_exclude",schemaPath:"#/properties/filters/properties/signal_exclude/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data1.insight_within_days !== undefined){
let data41 = data1.insight_within_days;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err102 = {instancePath:instancePath+"/filters/insight_within_days",schemaPath:"#/properties/filters/properties/insight_within_days/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 365 || isNaN(data41)){
const err103 = {instancePath:instancePath+"/filters/insight_within_days",schemaPath:"#/properties/filters/properties/insight_within_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data41 < 1 || isNaN(data41)){
const err104 = {instancePath:instancePath+"/filters/insight_within_days",schemaPath:"#/properties/filters/properties/insight_within_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
}
}
let data42 = data.sort_key;
if(typeof data42 !== "string"){
const err105 = {instancePath:instancePath+"/sort_key",schemaPath:"contract#/$defs/AccountSortKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(!(((((data42 === "insights_count") || (data42 === "name")) || (data42 === "domain")) || (data42 === "employee_count")) || (data42 === "added_at"))){
const err106 = {instancePath:instancePath+"/sort_key",schemaPath:"contract#/$defs/AccountSortKey/enum",keyword:"enum",params:{allowedValues: schema80.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
let data43 = data.sort_direction;
if(typeof data43 !== "string"){
const err107 = {instancePath:instancePath+"/sort_direction",schemaPath:"contract#/$defs/SortDirection/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(!((data43 === "asc") || (data43 === "desc"))){
const err108 = {instancePath:instancePath+"/sort_direction",schemaPath:"contract#/$defs/SortDirection/enum",keyword:"enum",params:{allowedValues: schema81.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
let data44 = data.page;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
const err109 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 > 2147483647 || isNaN(data44)){
const err110 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data44 < 0 || isNaN(data44)){
const err111 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
let data45 = data.page_size;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
const err112 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if((typeof data45 == "number") && (isFinite(data45))){
if(data45 > 500 || isNaN(data45)){
const err113 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data45 < 1 || isNaN(data45)){
const err114 = {instancePath:instancePath+"/page_size",schemaPath:"#/properties/page_size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
else {
const err115 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check3 = validate25;
const schema82 = {"type":"object","required":["email"],"properties":{"email":{"$ref":"contract#/$defs/Email"}},"additionalProperties":false};
const schema83 = {"type":"string","maxLength":254,"format":"email"};
const formats0 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "email")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func1(data0) > 254){
const err2 = {instancePath:instancePath+"/email",schemaPath:"contract#/$defs/Email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats0.test(data0))){
const err3 = {instancePath:instancePath+"/email",schemaPath:"contract#/$defs/Email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/email",schemaPath:"contract#/$defs/Email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check4 = validate26;
const schema84 = {"type":"object","required":["email","otp_code"],"properties":{"email":{"$ref":"contract#/$defs/Email"},"otp_code":{"type":"string","minLength":6,"maxLength":6,"pattern":"^[0-9]{6}$"}},"additionalProperties":false};
const pattern4 = new RegExp("^[0-9]{6}$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.otp_code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "otp_code"},message:"must have required property '"+"otp_code"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "email") || (key0 === "otp_code"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func1(data0) > 254){
const err3 = {instancePath:instancePath+"/email",schemaPath:"contract#/$defs/Email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats0.test(data0))){
const err4 = {instancePath:instancePath+"/email",schemaPath:"contract#/$defs/Email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/email",schemaPath:"contract#/$defs/Email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.otp_code !== undefined){
let data1 = data.otp_code;
if(typeof data1 === "string"){
if(func1(data1) > 6){
const err6 = {instancePath:instancePath+"/otp_code",schemaPath:"#/properties/otp_code/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) < 6){
const err7 = {instancePath:instancePath+"/otp_code",schemaPath:"#/properties/otp_code/minLength",keyword:"minLength",params:{limit: 6},message:"must NOT have fewer than 6 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern4.test(data1)){
const err8 = {instancePath:instancePath+"/otp_code",schemaPath:"#/properties/otp_code/pattern",keyword:"pattern",params:{pattern: "^[0-9]{6}$"},message:"must match pattern \""+"^[0-9]{6}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/otp_code",schemaPath:"#/properties/otp_code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check5 = validate27;
const schema86 = {"type":"object","required":["domains"],"properties":{"domains":{"type":"array","items":{"$ref":"contract#/$defs/Website"},"minItems":1,"maxItems":1000},"reason":{"type":["string","null"],"maxLength":500}},"additionalProperties":false};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.domains === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domains"},message:"must have required property '"+"domains"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "domains") || (key0 === "reason"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.domains !== undefined){
let data0 = data.domains;
if(Array.isArray(data0)){
if(data0.length > 1000){
const err2 = {instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func1(data1) > 2000){
const err4 = {instancePath:instancePath+"/domains/" + i0,schemaPath:"contract#/$defs/Website/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/domains/" + i0,schemaPath:"contract#/$defs/Website/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/domains/" + i0,schemaPath:"contract#/$defs/Website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/domains",schemaPath:"#/properties/domains/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schema86.properties.reason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 500){
const err9 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check6 = validate28;
const schema88 = {"type":"object","properties":{"query":{"type":["string","null"],"maxLength":200},"seed_domains":{"type":["array","null"],"items":{"$ref":"contract#/$defs/Website"},"maxItems":10},"limit":{"type":"integer","minimum":1,"maximum":10000,"default":100},"min_employees":{"type":["integer","null"],"minimum":0,"maximum":9007199254740991},"max_employees":{"type":["integer","null"],"minimum":0,"maximum":9007199254740991},"funding_stages":{"type":["array","null"],"items":{"$ref":"contract#/$defs/FundingStageLabel"},"maxItems":50},"locations":{"type":["array","null"],"items":{"$ref":"contract#/$defs/CountryFilterCode"},"maxItems":300},"search_type":{"$ref":"contract#/$defs/LookalikeSearchType","default":"semantic"}},"additionalProperties":false};
const schema92 = {"type":"string","enum":["semantic","agentic"]};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 100;
}
if(data.search_type === undefined){
data.search_type = "semantic";
}
for(const key0 in data){
if(!((((((((key0 === "query") || (key0 === "seed_domains")) || (key0 === "limit")) || (key0 === "min_employees")) || (key0 === "max_employees")) || (key0 === "funding_stages")) || (key0 === "locations")) || (key0 === "search_type"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.query !== undefined){
let data0 = data.query;
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/type",keyword:"type",params:{type: schema88.properties.query.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(func1(data0) > 200){
const err2 = {instancePath:instancePath+"/query",schemaPath:"#/properties/query/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.seed_domains !== undefined){
let data1 = data.seed_domains;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err3 = {instancePath:instancePath+"/seed_domains",schemaPath:"#/properties/seed_domains/type",keyword:"type",params:{type: schema88.properties.seed_domains.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(Array.isArray(data1)){
if(data1.length > 10){
const err4 = {instancePath:instancePath+"/seed_domains",schemaPath:"#/properties/seed_domains/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func1(data2) > 2000){
const err5 = {instancePath:instancePath+"/seed_domains/" + i0,schemaPath:"contract#/$defs/Website/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data2) < 1){
const err6 = {instancePath:instancePath+"/seed_domains/" + i0,schemaPath:"contract#/$defs/Website/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/seed_domains/" + i0,schemaPath:"contract#/$defs/Website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
let data3 = data.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 10000 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.min_employees !== undefined){
let data4 = data.min_employees;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err11 = {instancePath:instancePath+"/min_employees",schemaPath:"#/properties/min_employees/type",keyword:"type",params:{type: schema88.properties.min_employees.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/min_employees",schemaPath:"#/properties/min_employees/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/min_employees",schemaPath:"#/properties/min_employees/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.max_employees !== undefined){
let data5 = data.max_employees;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err14 = {instancePath:instancePath+"/max_employees",schemaPath:"#/properties/max_employees/type",keyword:"type",params:{type: schema88.properties.max_employees.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/max_employees",schemaPath:"#/properties/max_employees/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/max_employees",schemaPath:"#/properties/max_employees/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.funding_stages !== undefined){
let data6 = data.funding_stages;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err17 = {instancePath:instancePath+"/funding_stages",schemaPath:"#/properties/funding_stages/type",keyword:"type",params:{type: schema88.properties.funding_stages.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(Array.isArray(data6)){
if(data6.length > 50){
const err18 = {instancePath:instancePath+"/funding_stages",schemaPath:"#/properties/funding_stages/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(func1(data7) > 40){
const err19 = {instancePath:instancePath+"/funding_stages/" + i1,schemaPath:"contract#/$defs/FundingStageLabel/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func1(data7) < 1){
const err20 = {instancePath:instancePath+"/funding_stages/" + i1,schemaPath:"contract#/$defs/FundingStageLabel/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/funding_stages/" + i1,schemaPath:"contract#/$defs/FundingStageLabel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
if(data.locations !== undefined){
let data8 = data.locations;
if((!(Array.isArray(data8))) && (data8 !== null)){
const err22 = {instancePath:instancePath+"/locations",schemaPath:"#/properties/locations/type",keyword:"type",params:{type: schema88.properties.locations.type},message:"must be array,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(Array.isArray(data8)){
if(data8.length > 300){
const err23 = {instancePath:instancePath+"/locations",schemaPath:"#/properties/locations/maxItems",keyword:"maxItems",params:{limit: 300},message:"must NOT have more than 300 items"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
let data9 = data8[i2];
if(typeof data9 === "string"){
if(func1(data9) > 3){
const err24 = {instancePath:instancePath+"/locations/" + i2,schemaPath:"contract#/$defs/CountryFilterCode/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func1(data9) < 2){
const err25 = {instancePath:instancePath+"/locations/" + i2,schemaPath:"contract#/$defs/CountryFilterCode/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/locations/" + i2,schemaPath:"contract#/$defs/CountryFilterCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
let data10 = data.search_type;
if(typeof data10 !== "string"){
const err27 = {instancePath:instancePath+"/search_type",schemaPath:"contract#/$defs/LookalikeSearchType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!((data10 === "semantic") || (data10 === "agentic"))){
const err28 = {instancePath:instancePath+"/search_type",schemaPath:"contract#/$defs/LookalikeSearchType/enum",keyword:"enum",params:{allowedValues: schema92.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check7 = validate29;
const schema93 = {"type":"object","required":["url","events"],"properties":{"url":{"type":"string","maxLength":2000,"format":"uri","minLength":1},"events":{"type":"array","items":{"$ref":"contract#/$defs/WebhookEventType"},"minItems":1,"maxItems":8}},"additionalProperties":false};
const schema94 = {"type":"string","enum":["insights.new","lookalike_job.completed","lookalike_job.failed","lookalike_job.cancelled","signal.completed","signal.failed","crm_job.completed","crm_job.failed"]};
const formats4 = require("ajv-formats/dist/formats").fullFormats.uri;

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.events === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "url") || (key0 === "events"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(func1(data0) > 2000){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(formats4(data0))){
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.events !== undefined){
let data1 = data.events;
if(Array.isArray(data1)){
if(data1.length > 8){
const err7 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.length < 1){
const err8 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err9 = {instancePath:instancePath+"/events/" + i0,schemaPath:"contract#/$defs/WebhookEventType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((((((data2 === "insights.new") || (data2 === "lookalike_job.completed")) || (data2 === "lookalike_job.failed")) || (data2 === "lookalike_job.cancelled")) || (data2 === "signal.completed")) || (data2 === "signal.failed")) || (data2 === "crm_job.completed")) || (data2 === "crm_job.failed"))){
const err10 = {instancePath:instancePath+"/events/" + i0,schemaPath:"contract#/$defs/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema94.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check8 = validate30;
const schema95 = {"type":"object","properties":{"url":{"type":"string","maxLength":2000,"format":"uri","minLength":1},"events":{"type":"array","items":{"$ref":"contract#/$defs/WebhookEventType"},"minItems":1,"maxItems":8},"enabled":{"type":"boolean"}},"additionalProperties":false};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "url") || (key0 === "events")) || (key0 === "enabled"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.url !== undefined){
let data0 = data.url;
if(typeof data0 === "string"){
if(func1(data0) > 2000){
const err1 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats4(data0))){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.events !== undefined){
let data1 = data.events;
if(Array.isArray(data1)){
if(data1.length > 8){
const err5 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/events/" + i0,schemaPath:"contract#/$defs/WebhookEventType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((((((data2 === "insights.new") || (data2 === "lookalike_job.completed")) || (data2 === "lookalike_job.failed")) || (data2 === "lookalike_job.cancelled")) || (data2 === "signal.completed")) || (data2 === "signal.failed")) || (data2 === "crm_job.completed")) || (data2 === "crm_job.failed"))){
const err8 = {instancePath:instancePath+"/events/" + i0,schemaPath:"contract#/$defs/WebhookEventType/enum",keyword:"enum",params:{allowedValues: schema94.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err10 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const check9 = validate31;
const schema97 = {"type":"object","required":["email"],"properties":{"email":{"$ref":"contract#/$defs/Email"}},"additionalProperties":false};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "email")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func1(data0) > 254){
const err2 = {instancePath:instancePath+"/email",schemaPath:"contract#/$defs/Email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats0.test(data0))){
const err3 = {instancePath:instancePath+"/email",schemaPath:"contract#/$defs/Email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/email",schemaPath:"contract#/$defs/Email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

module.exports = {
  Accounts_import: check0,
  Accounts_list: check1,
  Accounts_listFiltered: check2,
  AgentKeys_signUp: check3,
  AgentKeys_verify: check4,
  Blocklist_add: check5,
  Lookalikes_submitBulk: check6,
  Webhooks_create: check7,
  Webhooks_update: check8,
  WorkspaceMembers_add: check9,
};
